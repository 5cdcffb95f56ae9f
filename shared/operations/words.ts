import { kstMinute } from '../core/clock.ts';
import type { Steering } from '../db/models/pool-settings.ts';
import type { Hold } from './holds.ts';

/** The languages of the operators' pages. JSON and the command line are English. */
export type Language = 'ko' | 'en';

/** What a step of a story says, in English, with its Korean. */
export const STEP_WORDS = {
  'request arrived': '요청 도착',
  'request answered': '요청에 응답',
  'call recorded': '호출 기록',
  'served without a generation': '새로 만들지 않고 제공',
  'call charged': '호출 과금',
  'call failed, nothing charged': '호출 실패, 과금 없음',
  'generation opened': '생성 시작 대기',
  'worker started the generation': '워커가 생성 시작',
  'provider call ended': '제공사 호출 종료',
  'generation succeeded': '생성 성공',
  'generation failed': '생성 실패',
  'generation waits': '생성 대기 중',
  'generation runs': '생성 실행 중',
  'fortune reserved': '운세 예약',
  'fortune stored': '운세 저장',
  'fortune failed, nothing charged': '운세 실패, 과금 없음',
  'fortune was deleted': '운세 삭제됨',
  'event recorded': '이벤트 기록',
  'event waits for its deliveries': '이벤트가 전송 준비 대기 중',
  'delivery recorded': '전송 기록',
  'last attempt at the delivery': '마지막 전송 시도',
  'delivery succeeded': '전송 성공',
  'delivery failed': '전송 실패',
  'next attempt at the delivery': '다음 전송 시도',
  'delivery waits': '전송 대기 중',
  'delivery waits for its next attempt': '전송이 다음 시도를 대기 중',
  'batch accepted': '배치 접수',
  'first item started': '첫 항목 시작',
  'item succeeded': '항목 성공',
  'item served from the cache': '항목을 캐시에서 제공',
  'item failed': '항목 실패',
  'item canceled': '항목 취소',
  'batch completed': '배치 완료',
  'batch failed': '배치 실패',
  'batch waits': '배치 대기 중',
  'profile created': '프로필 생성',
  'profile changed': '프로필 변경',
  'audit entry': '감사 기록',
  'key created': '키 생성',
  'key last used': '키 마지막 사용',
  'key expires': '키 만료',
  'key revoked': '키 폐기',
  'webhook created': '웹훅 생성',
  'webhook last triggered': '웹훅 마지막 호출',
  'webhook is not active': '웹훅 비활성',
  'account created': '계정 생성',
  'account suspended': '계정 정지',
  'operator action': '운영자 작업',
  'incident opened': '장애 시작',
  'incident resolved': '장애 해결',
  'the queue cannot be read: Redis does not answer': '큐를 읽을 수 없음: Redis가 응답하지 않음',
} as const;

export type StepWord = keyof typeof STEP_WORDS;

/** The sentence that says why work waits. */
export function holdSentence(hold: Hold, language: Language): string {
  return language === 'ko' ? koreanHold(hold) : englishHold(hold);
}

/** Why an operator steers, and until when, in brackets; empty: an earlier version has not recorded it. */
export function steeringText(steering: Steering | null, language: Language): string {
  if (steering === null) return '';
  const { reason, until } = steering;
  if (until === null) return ` (${reason})`;
  const end = kstMinute(until).replace('T', ' ');
  return language === 'ko' ? ` (${reason}, ${end}까지)` : ` (${reason}; until ${end} KST)`;
}

function englishHold(hold: Hold): string {
  switch (hold.reason) {
    case 'pool_paused':
      return `An operator has paused ${hold.model}${steeringText(hold.steering, 'en')}.`;
    case 'paused_on_board':
      return `The queue of ${hold.model} is paused on the board.`;
    case 'no_worker':
      return `No worker takes jobs of ${hold.model}.`;
    case 'circuit_open':
      return `The breaker of ${hold.model} is open: most calls failed, and one every 5 s tries the provider.`;
    case 'out_of_credit':
      return `The account of the provider of ${hold.model} has no credit left: one call a minute tries again.`;
    case 'unknown_model':
      return `The provider does not know the model id of ${hold.model} (MODEL_ID_…): one call a minute tries again.`;
    case 'provider_pause':
      return `The provider of ${hold.model} asked not to be called for another ${hold.seconds} s.`;
    case 'rate_limit':
      return `An operator allows ${hold.perMinute} calls of ${hold.model} a minute${steeringText(hold.steering, 'en')}.`;
    case 'jobs_before':
      return `${hold.count} jobs of ${hold.model} wait, ${hold.running} run: the pool is busy.`;
    case 'share_full':
      return `${hold.count} items of its account are in the pool, which is its share: the next start when these end.`;
    case 'earlier_items':
      return `${hold.count} items of earlier batches of its account come first.`;
    case 'feeding_waits':
      return `Nothing has fed batches for ${hold.seconds} s: is a scheduler (pool maintenance) running?`;
    case 'queue_unreadable':
      return 'The queue cannot be read: Redis does not answer.';
    case 'account_suspended':
      return 'Its account is suspended: nothing new starts.';
    case 'items_written':
      return 'A job goes through its items, page by page: it writes, repeats or cancels them.';
    case 'running':
      return 'It is running.';
    case 'starting':
      return 'Its items are about to start.';
    case 'ending':
      return 'All items have ended: its end is about to be recorded.';
  }
}

function koreanHold(hold: Hold): string {
  switch (hold.reason) {
    case 'pool_paused':
      return `운영자가 ${hold.model} 모델을 일시 중지했습니다${steeringText(hold.steering, 'ko')}.`;
    case 'paused_on_board':
      return `큐 보드에서 ${hold.model} 큐가 일시 중지되었습니다.`;
    case 'no_worker':
      return `${hold.model} 작업을 처리하는 워커가 없습니다.`;
    case 'circuit_open':
      return `${hold.model} 회로 차단기가 열려 있습니다. 대부분의 호출이 실패하여 5초에 한 번만 시도합니다.`;
    case 'out_of_credit':
      return `${hold.model} 제공사 계정의 크레딧이 소진되었습니다. 1분에 한 번만 다시 시도합니다.`;
    case 'unknown_model':
      return `제공사가 ${hold.model} 모델 ID(MODEL_ID_…)를 알지 못합니다. 1분에 한 번만 다시 시도합니다.`;
    case 'provider_pause':
      return `${hold.model} 제공사가 앞으로 ${hold.seconds}초 동안 호출하지 말라고 요청했습니다.`;
    case 'rate_limit':
      return `운영자가 ${hold.model} 호출을 분당 ${hold.perMinute}회로 제한했습니다${steeringText(hold.steering, 'ko')}.`;
    case 'jobs_before':
      return `${hold.model} 작업 ${hold.count}개가 대기하고 ${hold.running}개가 실행 중입니다. 풀이 바쁩니다.`;
    case 'share_full':
      return `이 계정의 항목 ${hold.count}개가 이미 풀에 있습니다. 이 항목이 끝나면 다음 항목이 시작됩니다.`;
    case 'earlier_items':
      return `같은 계정의 먼저 접수된 배치 항목 ${hold.count}개가 앞에 있습니다.`;
    case 'feeding_waits':
      return `${hold.seconds}초 동안 배치를 공급한 프로세스가 없습니다. 스케줄러(maintenance 풀)가 실행 중인지 확인하세요.`;
    case 'queue_unreadable':
      return '큐를 읽을 수 없습니다. Redis가 응답하지 않습니다.';
    case 'account_suspended':
      return '계정이 정지되어 새 작업이 시작되지 않습니다.';
    case 'items_written':
      return '항목을 페이지 단위로 기록하거나 재시도하거나 취소하는 중입니다.';
    case 'running':
      return '실행 중입니다.';
    case 'starting':
      return '항목이 곧 시작됩니다.';
    case 'ending':
      return '모든 항목이 끝났습니다. 곧 종료가 기록됩니다.';
  }
}
