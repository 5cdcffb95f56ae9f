import { kstMinute } from '../core/clock.ts';
import type { DeliveryFailedParams, FailingWebhookParams, MailRecord } from '../db/models/mails.ts';
import { supportMailText } from './support-texts.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** A text in one language, before the greeting. */
interface Body {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Subject and plain text of a mail, Korean and then English, because an account has no language setting. */
export function mailText(mail: MailRecord): MailText {
  if (mail.kind === 'support.received') return supportMailText(mail.params);
  const [korean, english] = bodiesOf(mail);
  const text = (hello: string, { lines }: Body) => [hello, '', ...lines].join('\n');
  return {
    subject: `[Saju] ${korean.subject} / ${english.subject}`,
    text: `${text('안녕하세요, Saju입니다.', korean)}\n\n${RULE}\n\n${text('Hello from Saju,', english)}\n`,
  };
}

const RULE = '-'.repeat(40);

type WebhookMail = Exclude<MailRecord, { kind: 'support.received' }>;

function bodiesOf(mail: WebhookMail): readonly [Body, Body] {
  switch (mail.kind) {
    case 'webhook.failed':
      return [koreanFailed(mail), englishFailed(mail)];
    case 'webhook.failing':
      return [koreanFailing(mail.params), englishFailing(mail.params)];
    case 'webhook.disabled':
      return [koreanDisabled(mail), englishDisabled(mail)];
  }
}

type Failed = Extract<MailRecord, { kind: 'webhook.failed' }>;

function koreanFailed({ params, count }: Failed): Body {
  const isCallback = params.webhookId === null;
  const what = isCallback ? '배치 콜백' : '웹훅';
  return {
    subject: `${what} 전송에 실패했습니다`,
    lines: [
      `아래 ${what}으로 알림을 보냈으나 재시도까지 모두 실패했습니다.`,
      '',
      ...(isCallback ? [] : [`- 웹훅 ID: ${params.webhookId}`]),
      `- ${isCallback ? '처음 실패한 콜백의 ' : ''}호스트: ${hostOf(params)}`,
      `- 최근 1시간 동안 실패한 알림: ${count}건`,
      `- 처음 실패한 알림: ${params.eventType} (이벤트 ${params.eventId}, 전송 ${params.deliveryId})`,
      ...(params.batchId === undefined ? [] : [`- 해당 배치: ${params.batchId}`]),
      `- 마지막 시도 결과: ${params.errorMessage ?? '응답 없음'}`,
      '',
      ...(isCallback
        ? [
            '수신 서버를 확인해 주십시오. 배치 결과는 아래 요청으로 조회하실 수 있습니다.',
            `  GET ${batchPath(params)}`,
            ...(count > 1
              ? [
                  '다른 배치의 콜백도 실패했다면 해당 배치는 아래 목록에서 찾으실 수 있습니다.',
                  '  GET /v1/fortunes/batch',
                ]
              : []),
          ]
        : [
            '수신 서버를 확인해 주십시오. 실패한 알림은 아래 요청으로 다시 받으실 수 있습니다.',
            `  POST /v1/webhooks/${params.webhookId}/deliveries/${params.deliveryId}/redeliver`,
            '며칠 동안 한 번도 전달되지 않으면 미리 알려 드린 뒤 웹훅을 비활성화합니다.',
          ]),
      '',
      `${isCallback ? '배치 콜백' : '같은 웹훅'}의 전송 실패는 한 시간에 한 번만 메일로 알려 드립니다.`,
    ],
  };
}

function englishFailed({ params, count }: Failed): Body {
  const isCallback = params.webhookId === null;
  const what = isCallback ? 'batch callback' : 'webhook';
  return {
    subject: `${isCallback ? 'Batch callback' : 'Webhook'} delivery failed`,
    lines: [
      `A delivery to the ${what} below failed, and so did every retry.`,
      '',
      ...(isCallback ? [] : [`- Webhook: ${params.webhookId}`]),
      `- ${isCallback ? 'Host of the first one' : 'Host'}: ${hostOf(params)}`,
      `- Failed deliveries in this hour: ${count}`,
      `- The first one: ${params.eventType} (event ${params.eventId}, delivery ${params.deliveryId})`,
      ...(params.batchId === undefined ? [] : [`- Its batch: ${params.batchId}`]),
      `- Its last attempt: ${params.errorMessage ?? 'no answer'}`,
      '',
      ...(isCallback
        ? [
            'Please check the receiving server. You can still fetch the results of this batch:',
            `  GET ${batchPath(params)}`,
            ...(count > 1
              ? [
                  'If callbacks of other batches failed as well, this list contains those batches:',
                  '  GET /v1/fortunes/batch',
                ]
              : []),
          ]
        : [
            'Please check the receiving server. This request sends the failed delivery again:',
            `  POST /v1/webhooks/${params.webhookId}/deliveries/${params.deliveryId}/redeliver`,
            'A webhook that gets nothing for days is switched off, after a warning.',
          ]),
      '',
      `We send at most one such mail an hour ${isCallback ? 'about callbacks' : 'per webhook'}.`,
    ],
  };
}

/** Mails recorded by an older version name no batch. */
function batchPath({ batchId = '{id}' }: DeliveryFailedParams): string {
  return `/v1/fortunes/batch/${batchId}`;
}

/** Mails recorded by an older version have the whole address. */
function hostOf({ host, url }: DeliveryFailedParams): string {
  return host ?? new URL(url ?? '').host;
}

type Failing = Extract<MailRecord, { kind: 'webhook.failing' }>['params'];

function koreanFailing(params: Failing): Body {
  return {
    subject: '웹훅 전송이 계속 실패하고 있습니다',
    lines: [
      `${kst(params.failingSince)}부터 아래 웹훅으로 보낸 알림이 한 건도 전달되지 않았습니다. 이 상태가 이어지면 ${kst(params.disableAt)} 이후 웹훅을 비활성화합니다.`,
      '',
      ...koreanFacts(params),
      '',
      '수신 서버를 확인해 주십시오. 한 번이라도 2xx로 응답하면 웹훅은 계속 활성 상태로 유지됩니다.',
      '놓친 알림은 아래 요청으로 한꺼번에 다시 받으실 수 있습니다.',
      `  ${replay(params)}`,
    ],
  };
}

function englishFailing(params: Failing): Body {
  return {
    subject: 'Webhook keeps failing',
    lines: [
      `Nothing that we sent to the webhook below has arrived since ${kst(params.failingSince)}. If this goes on, we switch it off after ${kst(params.disableAt)}.`,
      '',
      ...englishFacts(params),
      '',
      'Please check the receiving server. A single 2xx answer keeps the webhook active.',
      'This request sends all missed events again:',
      `  ${replay(params)}`,
    ],
  };
}

type Disabled = Extract<MailRecord, { kind: 'webhook.disabled' }>;

function koreanDisabled({ params, count, createdAt }: Disabled): Body {
  const why =
    params.reason === 'gone'
      ? '수신 서버가 410 Gone으로 응답하여 아래 웹훅을 비활성화했습니다.'
      : `${kst(params.failingSince)}부터 보낸 알림이 한 건도 전달되지 않아 아래 웹훅을 비활성화했습니다.`;
  return {
    subject: '웹훅이 비활성화되었습니다',
    lines: [
      `${why} 다시 활성화하실 때까지 알림을 보내지 않습니다.`,
      '',
      ...koreanFacts(params),
      `- 비활성화한 시각: ${kst(createdAt)}`,
      ...(count > 1
        ? [
            `- 그 뒤로 같은 모드의 다른 웹훅까지 포함해 비활성화한 횟수: ${count}회. 지금 상태는 아래 목록에서 확인하실 수 있습니다.`,
            '  GET /v1/webhooks',
          ]
        : []),
      '',
      '수신 서버를 고치신 뒤 아래 요청으로 시험 전송과 재활성화를 한 번에 하실 수 있습니다.',
      `  POST /v1/webhooks/${params.webhookId}/test  {"reactivate": true}`,
      '그동안의 이벤트는 30일 동안 보관되며, 재활성화하신 뒤 아래 요청으로 한꺼번에 받으실 수 있습니다.',
      `  ${replay(params)}`,
      '',
      '웹훅 비활성화는 모드마다 한 시간에 한 번만 메일로 알려 드립니다.',
    ],
  };
}

function englishDisabled({ params, count, createdAt }: Disabled): Body {
  const why =
    params.reason === 'gone'
      ? 'The receiving server answered 410 Gone, so we switched the webhook below off.'
      : `Nothing that we sent has arrived since ${kst(params.failingSince)}, so we switched the webhook below off.`;
  return {
    subject: 'Webhook switched off',
    lines: [
      `${why} Nothing more is sent to it until you switch it on again.`,
      '',
      ...englishFacts(params),
      `- Switched off at: ${kst(createdAt)}`,
      ...(count > 1
        ? [
            `- Times that webhooks of its mode were switched off since, this one included: ${count}. This list shows which are off:`,
            '  GET /v1/webhooks',
          ]
        : []),
      '',
      'Once the receiving server works again, this request tests the webhook and switches it on:',
      `  POST /v1/webhooks/${params.webhookId}/test  {"reactivate": true}`,
      'Events are kept for 30 days meanwhile. Afterwards this request sends all that you missed:',
      `  ${replay(params)}`,
      '',
      'We send at most one such mail an hour and mode.',
    ],
  };
}

function koreanFacts({ webhookId, host, failureCount, errorMessage }: FailingWebhookParams): string[] {
  return [
    `- 웹훅 ID: ${webhookId}`,
    `- 호스트: ${host}`,
    `- 연속으로 실패한 시도: ${failureCount}회`,
    `- 마지막 시도 결과: ${errorMessage ?? '응답 없음'}`,
  ];
}

function englishFacts({ webhookId, host, failureCount, errorMessage }: FailingWebhookParams): string[] {
  return [
    `- Webhook: ${webhookId}`,
    `- Host: ${host}`,
    `- Failed attempts in a row: ${failureCount}`,
    `- The last attempt: ${errorMessage ?? 'no answer'}`,
  ];
}

function replay({ webhookId, failingSince }: FailingWebhookParams): string {
  return `POST /v1/webhooks/${webhookId}/replay  {"since": "${failingSince.toISOString()}"}`;
}

function kst(at: Date): string {
  return `${kstMinute(at)}+09:00`;
}
