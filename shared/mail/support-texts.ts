import { modeOf } from '../core/owner.ts';
import type { SupportReceivedParams } from '../db/models/mails.ts';

/** The mail to the operator about a partner's request for a higher limit, Korean and then English. */
export function supportMailText(params: SupportReceivedParams): { readonly subject: string; readonly text: string } {
  const { accountId, supportId } = params;
  return {
    subject: `[Saju] 한도 상향 요청 / Limit increase requested (${accountId})`,
    text: [
      '파트너가 호출 한도를 높여 달라고 요청했습니다.',
      '',
      `- 접수 번호: ${supportId}`,
      `- 계정: ${params.accountName} <${params.accountEmail}> (${accountId}, 요금제 ${params.plan})`,
      `- 환경: ${params.livemode ? '라이브' : '테스트'}`,
      `- 요청 한도: ${params.requestedLimit.toLocaleString('en-US')}`,
      `- 예상 사용량: ${params.expectedVolume}`,
      '- 용도:',
      params.useCase,
      '',
      '검토하신 뒤 아래 명령으로 한도를 바꾸고, 파트너에게 결과를 알려 주십시오.',
      `  npm run -s cli -- accounts set-limits ${accountId} --per-minute <횟수> --per-day <횟수>`,
      '',
      '----------------------------------------',
      '',
      'A partner requests a higher limit.',
      '',
      `- Request: ${supportId}`,
      `- Account: ${params.accountName} <${params.accountEmail}> (${accountId}, plan ${params.plan})`,
      `- Mode: ${modeOf(params)}`,
      `- Requested limit: ${params.requestedLimit.toLocaleString('en-US')}`,
      `- Expected volume: ${params.expectedVolume}`,
      '- Use case:',
      params.useCase,
      '',
      'Set new limits with the command above, and inform the partner.',
      '',
    ].join('\n'),
  };
}
