import { html } from './html.ts';
import type { Localized } from './language.ts';
import { htmlPage } from './layout.ts';
import type { Page } from './page.ts';

interface SupportTexts {
  readonly title: string;
  readonly account: string;
  readonly help: string;
  readonly noContact: string;
}

const SUPPORT: Localized<SupportTexts> = {
  ko: {
    title: '계정과 문의',
    account: '계정은 서비스 운영자가 만들어 드립니다. 계정, 요금제, 한도, 잃어버린 토큰은 아래로 문의하세요.',
    help: '실패한 요청을 문의할 때는 응답의 X-Request-Id만 알려 주시면 됩니다. 키와 출생 정보는 보내지 마세요.',
    noContact: '이 서비스에는 문의처가 아직 등록되지 않았습니다. 이 주소를 알려 준 담당자에게 문의하세요.',
  },
  en: {
    title: 'Accounts and help',
    account: 'The operator of this service creates accounts. Ask for an account, a plan, limits or a lost token here:',
    help: 'About a request that failed, the X-Request-Id of its answer is enough. Send no key and no birth data.',
    noContact: 'This service names no contact yet: ask whoever gave you its address.',
  },
};

/** `/support`: whom to ask. @param contact `mailto:…` or `https://…` */
export function supportPage(contact: string | null): Page {
  return {
    path: '/support',
    render(context) {
      const { title, account, help, noContact } = SUPPORT[context.language];
      const who =
        contact === null
          ? html`<p>${noContact}</p>`
          : html`<p>${account}</p>\n<p><a href="${contact}">${contact.replace(/^mailto:/, '')}</a></p>`;
      return htmlPage(context, { title, main: html`<h1>${title}</h1>\n${who}\n<p>${help}</p>` });
    },
  };
}
