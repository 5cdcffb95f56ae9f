import type { AccountPage, OperatorAccount } from '../../../shared/operations/accounts.ts';
import { type Html, html } from '../../site/html.ts';
import type { PageContext } from '../page.ts';
import { actionLink, coloured, idLink, numberText, table, timeOf } from '../parts.ts';

export function accountsBody(page: AccountPage, context: PageContext): Html {
  const { texts, link, canWrite, query } = context;
  const actions = ({ id, suspendedAt }: OperatorAccount) => {
    const [verb, text] =
      suspendedAt === null ? (['suspend', texts.suspend] as const) : (['resume', texts.resume] as const);
    return [actionLink(link(`/accounts/${id}/${verb}`, pageQuery(query)), text, id)];
  };
  const rows = page.accounts.map((account) => [
    idLink(context, account.id),
    account.email,
    account.plan,
    numberText(context, account.limits.perMinute),
    account.limits.perDay === null ? texts.unlimited : numberText(context, account.limits.perDay),
    `${numberText(context, account.monthUsd.live)} / ${numberText(context, account.monthUsd.test)}`,
    `${numberText(context, account.monthRequests.live)} / ${numberText(context, account.monthRequests.test)}`,
    numberText(context, account.activeKeys),
    account.failingWebhooks === 0 ? '0' : coloured('bad', numberText(context, account.failingWebhooks)),
    timeOf(account.suspendedAt, texts.none),
    timeOf(account.createdAt, texts.none),
    ...(canWrite ? actions(account) : []),
  ]);
  const headings = [
    texts.account,
    texts.email,
    texts.plan,
    texts.perMinute,
    texts.perDay,
    texts.month,
    texts.monthRequests,
    texts.activeKeys,
    texts.failingWebhooks,
    texts.suspended,
    texts.created,
  ];
  return html`<p>${texts.total}: ${numberText(context, page.total)}</p>
${table(texts.accounts, [...headings, ...(canWrite ? [texts.actions] : [])], rows, texts.none)}
<p>${query['after'] !== undefined && html`<a href="${link('/accounts')}">${texts.first}</a>`}
${page.nextAfter !== null && html`<a href="${link('/accounts', { after: page.nextAfter })}">${texts.next}</a>`}</p>`;
}

/** An action returns to the page that it was taken on. */
function pageQuery({ after }: PageContext['query']): Record<string, string> {
  return after === undefined ? {} : { after };
}
