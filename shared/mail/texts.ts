import type { DeliveryFailedParams, MailRecord } from '../db/models/mails.ts';
import { supportMailText } from './support-texts.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Subject and plain text of a mail, Korean and then English, because an account has no language setting. */
export function mailText(mail: MailRecord): MailText {
  if (mail.kind === 'support.received') return supportMailText(mail.params);
  const korean = koreanText(mail);
  const english = englishText(mail);
  return {
    subject: `[Saju] ${korean.subject} / ${english.subject}`,
    text: `${korean.text}\n\n----------------------------------------\n\n${english.text}\n`,
  };
}

type Facts = Extract<MailRecord, { kind: 'webhook.failed' }>;

function koreanText(facts: Facts): MailText {
  const { params, count, disabled } = facts;
  const isCallback = params.webhookId === null;
  const what = isCallback ? '배치 콜백' : '웹훅';
  const last = params.errorMessage ?? '응답 없음';
  const lines = [
    '안녕하세요, Saju입니다.',
    '',
    disabled
      ? `아래 ${what}으로 보낸 알림이 연속해서 실패하여 ${what}을 비활성화했습니다. 다시 활성화하실 때까지 이 주소로는 알림을 보내지 않습니다.`
      : `아래 ${what}으로 알림을 보냈으나 재시도까지 모두 실패했습니다.`,
    '',
    `- 주소: ${params.url}`,
    ...(isCallback ? [] : [`- 웹훅 ID: ${params.webhookId}`]),
    `- 최근 1시간 동안 실패한 알림: ${count}건`,
    `- 처음 실패한 알림: ${params.eventType} (이벤트 ${params.eventId}, 전송 ${params.deliveryId})`,
    ...(params.batchId === undefined ? [] : [`- 해당 배치: ${params.batchId}`]),
    `- 마지막 시도 결과: ${last}`,
    '',
    ...koreanAdvice(facts),
    '',
    '같은 주소의 전송 실패는 한 시간에 한 번만 메일로 알려 드립니다. 비활성화 안내는 그때마다 보내 드립니다.',
  ];
  return {
    subject: disabled ? '웹훅이 비활성화되었습니다' : `${what} 전송에 실패했습니다`,
    text: lines.join('\n'),
  };
}

function koreanAdvice({ params, count, disabled }: Facts): string[] {
  if (params.webhookId === null) {
    return [
      '수신 서버를 확인해 주십시오. 배치 결과는 아래 요청으로 조회하실 수 있습니다.',
      `  GET ${batchPath(params)}`,
      ...(count > 1
        ? ['다른 배치의 콜백도 실패했다면 해당 배치는 아래 목록에서 찾으실 수 있습니다.', '  GET /v1/fortunes/batch']
        : []),
    ];
  }
  const webhook = `/v1/webhooks/${params.webhookId}`;
  return disabled
    ? [
        '수신 서버를 고치신 뒤 아래 요청으로 시험 전송과 재활성화를 한 번에 하실 수 있습니다.',
        `  POST ${webhook}/test  {"reactivate": true}`,
        '그동안 놓친 알림은 아래 요청으로 다시 받으실 수 있습니다.',
        `  POST ${webhook}/deliveries/{delivery_id}/redeliver`,
      ]
    : [
        '수신 서버를 확인해 주십시오. 실패한 알림은 아래 요청으로 다시 받으실 수 있습니다.',
        `  POST ${webhook}/deliveries/${params.deliveryId}/redeliver`,
        '실패가 5회 연속되면 웹훅이 자동으로 비활성화됩니다.',
      ];
}

/** Mails recorded by an older version name no batch. */
function batchPath({ batchId = '{id}' }: DeliveryFailedParams): string {
  return `/v1/fortunes/batch/${batchId}`;
}

function englishText(facts: Facts): MailText {
  const { params, count, disabled } = facts;
  const isCallback = params.webhookId === null;
  const what = isCallback ? 'batch callback' : 'webhook';
  const lines = [
    'Hello from Saju,',
    '',
    disabled
      ? 'Deliveries to the webhook below failed repeatedly, so we switched it off. Nothing more is sent to it until you switch it on again.'
      : `A delivery to the ${what} below failed, and so did every retry.`,
    '',
    `- Address: ${params.url}`,
    ...(isCallback ? [] : [`- Webhook: ${params.webhookId}`]),
    `- Failed deliveries in this hour: ${count}`,
    `- The first one: ${params.eventType} (event ${params.eventId}, delivery ${params.deliveryId})`,
    ...(params.batchId === undefined ? [] : [`- Its batch: ${params.batchId}`]),
    `- Its last attempt: ${params.errorMessage ?? 'no answer'}`,
    '',
    ...englishAdvice(facts),
    '',
    'We send at most one such mail per address and hour, and one whenever a webhook is switched off.',
  ];
  return {
    subject: disabled ? 'Webhook switched off' : `${what === 'webhook' ? 'Webhook' : 'Batch callback'} delivery failed`,
    text: lines.join('\n'),
  };
}

function englishAdvice({ params, count, disabled }: Facts): string[] {
  if (params.webhookId === null) {
    return [
      'Please check the receiving server. You can still fetch the results of this batch:',
      `  GET ${batchPath(params)}`,
      ...(count > 1
        ? [
            'If callbacks of other batches failed as well, this list contains those batches:',
            '  GET /v1/fortunes/batch',
          ]
        : []),
    ];
  }
  const webhook = `/v1/webhooks/${params.webhookId}`;
  return disabled
    ? [
        'Once the receiving server works again, this request tests the webhook and switches it on:',
        `  POST ${webhook}/test  {"reactivate": true}`,
        'And this request sends missed events again:',
        `  POST ${webhook}/deliveries/{delivery_id}/redeliver`,
      ]
    : [
        'Please check the receiving server. This request sends the failed delivery again:',
        `  POST ${webhook}/deliveries/${params.deliveryId}/redeliver`,
        'After 5 failures in a row the webhook is switched off.',
      ];
}
