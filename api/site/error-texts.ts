import type { ErrorKind, ErrorReason, ErrorSlug } from '../../shared/core/errors.ts';
import type { Localized } from './language.ts';

interface TypeText {
  readonly meaning: string;
  readonly actions: readonly string[];
}

interface ReasonText {
  readonly status: 403 | 429 | 503;
  readonly meaning: Localized;
  readonly action: Localized;
}

/** What each `type` means and what to do about it. */
export const TYPE_TEXTS: Readonly<Record<ErrorSlug, Localized<TypeText>>> = {
  validation: {
    ko: {
      meaning: '요청의 본문, 쿼리 또는 헤더가 올바르지 않습니다. 저장되거나 과금된 것은 없습니다.',
      actions: [
        '`errors`의 각 `path`가 고쳐야 할 필드입니다. `message`에 이유가 있습니다.',
        '알 수 없는 필드는 거절합니다. 필드 이름의 오타를 먼저 확인하세요.',
        '같은 요청을 그대로 다시 보내도 결과는 같습니다.',
      ],
    },
    en: {
      meaning: 'The body, the query or a header of the request is not valid. Nothing was stored or charged.',
      actions: [
        'Each `path` in `errors` is a field to fix; its `message` says why.',
        'Unknown fields are refused: check the spelling of names first.',
        'Sending the same request again gives the same answer.',
      ],
    },
  },
  authentication: {
    ko: {
      meaning: 'API 키 또는 액세스 토큰이 없거나, 틀렸거나, 만료되었거나, 폐기되었습니다.',
      actions: [
        '`X-API-Key: bs_live_…` 또는 `bs_test_…` 헤더를 보내세요. `/v1/keys`는 `Authorization: Bearer bs_at_…`를 받습니다.',
        '키를 교체했다면 모든 서버에 새 키가 배포되었는지 확인하세요.',
        '고치기 전에는 다시 시도하지 마세요. 유효한 키가 없는 호출은 IP 주소당 분당 60회로 제한됩니다.',
      ],
    },
    en: {
      meaning: 'The API key or access token is missing, wrong, expired or revoked.',
      actions: [
        'Send `X-API-Key: bs_live_…` or `bs_test_…`. `/v1/keys` takes `Authorization: Bearer bs_at_…`.',
        'After a rotation check that every server has the new key.',
        'Do not retry before you have fixed it: calls without a valid key are limited to 60 a minute per address.',
      ],
    },
  },
  forbidden: {
    ko: {
      meaning: '키는 유효하지만 이 요청에 필요한 권한이나 요금제가 없습니다.',
      actions: [
        '`detail`에 부족한 권한이나 요금제가 적혀 있습니다.',
        '그 권한을 가진 키를 새로 만드세요. 이미 만든 키의 권한은 바뀌지 않습니다.',
        '`reason`이 `address_not_allowed`이면 키가 허용하지 않은 IP 주소에서 보낸 요청입니다.',
        '`reason`이 `suspended`이면 계정이 정지된 것입니다.',
      ],
    },
    en: {
      meaning: 'The key is valid, but lacks the permission or the plan that this request needs.',
      actions: [
        '`detail` names the permission or plan.',
        'Create a key that has the permission: those of an existing key do not change.',
        'With the reason `address_not_allowed` the call came from an IP address that the key does not allow.',
        'With the reason `suspended` the account itself is suspended.',
      ],
    },
  },
  'not-found': {
    ko: {
      meaning:
        '이 계정과 모드에 그런 리소스가 없거나, 아직 만들어지는 중이거나, 만들지 못했습니다. `code`로 구별하세요.',
      actions: [
        '라이브 키로는 테스트 데이터가, 테스트 키로는 라이브 데이터가 보이지 않습니다. 키의 모드를 확인하세요.',
        '`not_ready`이면 `Retry-After` 뒤에 같은 주소를 다시 읽으세요.',
        '`generation_failed`이면 과금되지 않았습니다. 운세를 다시 요청하세요.',
      ],
    },
    en: {
      meaning:
        'There is no such thing in this account and mode, it is still being made, or it could not be made: `code` tells which.',
      actions: [
        'A live key does not see test data, nor a test key live data: check the mode of your key.',
        'At `not_ready` read the same address again after `Retry-After`.',
        'At `generation_failed` nothing was charged: request the fortune again.',
      ],
    },
  },
  'method-not-allowed': {
    ko: {
      meaning: '주소는 있지만 이 메서드를 받지 않습니다.',
      actions: [
        '`Allow` 헤더에 있는 메서드를 쓰세요. 301 리디렉션을 따라가며 POST가 GET으로 바뀌지 않았는지도 확인하세요.',
      ],
    },
    en: {
      meaning: 'The path exists, but does not take this method.',
      actions: ['Use a method of the `Allow` header. Check that a redirect (301) did not turn your POST into a GET.'],
    },
  },
  conflict: {
    ko: {
      meaning:
        '요청이 현재 상태와 충돌합니다. `external_id`나 `Idempotency-Key`가 이미 쓰였거나, 활성 키 개수 제한에 이르렀습니다.',
      actions: [
        '`external_id`가 겹치면 `GET /v1/profiles?external_id=…`로 기존 프로필을 찾으세요.',
        '첫 요청이 아직 처리 중이면 `retry_after` 뒤에 같은 키로 다시 보내세요.',
        '다른 요청에는 새 `Idempotency-Key`를 쓰세요.',
        '활성 키가 이미 3개라면 하나를 폐기하거나 `POST /v1/keys/{id}/rotate`로 교체하세요.',
        '교체한 뒤 아직 끝나지 않은 키가 30개라면 하나를 폐기하거나 `overlap_hours`를 0으로 보내세요.',
      ],
    },
    en: {
      meaning:
        'The request conflicts with what is there: an `external_id` or `Idempotency-Key` that is taken, or the number of active keys.',
      actions: [
        'If an `external_id` is taken, find its profile with `GET /v1/profiles?external_id=…`.',
        'If the first request is still running, send it again with the same key after `retry_after`.',
        'Use a new `Idempotency-Key` for another request.',
        'With three active keys, revoke one or replace it with `POST /v1/keys/{id}/rotate`.',
        'With 30 rotated keys that have not ended, revoke one or send `overlap_hours: 0`.',
      ],
    },
  },
  gone: {
    ko: {
      meaning:
        '이 `Idempotency-Key`의 첫 응답에 담긴 프로필이나 운세가 삭제되었습니다. 삭제한 내용은 다시 보여 주지 않고, 같은 작업을 다시 하지도 않습니다.',
      actions: ['다시 처리하려면 새 `Idempotency-Key`로 보내세요.'],
    },
    en: {
      meaning:
        'The profile or fortune that the first answer to this `Idempotency-Key` showed has been deleted. Neither is it shown again, nor is the work done again.',
      actions: ['To do it again, send the request with a new `Idempotency-Key`.'],
    },
  },
  'payload-too-large': {
    ko: {
      meaning:
        '본문이 100KB를 넘거나, 배치에 나열한 프로필이 100개를 넘거나 고른 프로필이 100,000개를 넘거나, 주소와 헤더가 16KB를 넘습니다.',
      actions: [
        '요청을 나누어 보내세요. 배치 하나에는 프로필을 100개까지 나열할 수 있고, `profiles`로는 100,000개까지 고를 수 있습니다.',
      ],
    },
    en: {
      meaning:
        'The body is larger than 100 KB, a batch lists more than 100 profiles or selects more than 100,000, or address and headers exceed 16 KB.',
      actions: ['Split the request. A batch lists up to 100 profiles; `profiles` selects up to 100,000.'],
    },
  },
  'unsupported-media-type': {
    ko: {
      meaning: '본문이 JSON이 아닙니다.',
      actions: ['`Content-Type: application/json`으로 보내세요.'],
    },
    en: {
      meaning: 'The body is not JSON.',
      actions: ['Send it with `Content-Type: application/json`.'],
    },
  },
  'rate-limited': {
    ko: {
      meaning: '요청 한도를 넘었습니다. 어떤 한도인지는 `reason`에 있습니다.',
      actions: [
        '`Retry-After`초 동안 기다린 뒤 다시 보내세요.',
        '`RateLimit`과 `X-RateLimit-Remaining` 헤더를 보고 한도에 닿기 전에 속도를 줄이세요.',
        '하루 한도의 80%에 이르면 `rate_limit.warning` 이벤트가 한 번 옵니다.',
      ],
    },
    en: {
      meaning: 'A limit was exceeded; `reason` says which.',
      actions: [
        'Wait for `Retry-After` seconds, then send the request again.',
        'Watch the headers `RateLimit` and `X-RateLimit-Remaining`, and slow down before you reach the limit.',
        'At 80 % of the day the event `rate_limit.warning` is sent once.',
      ],
    },
  },
  'service-unavailable': {
    ko: {
      meaning:
        '지금은 응답할 수 없습니다. 원인은 `reason`에 있습니다. `still_running`이 아니면 저장되거나 과금된 것이 없습니다.',
      actions: [
        '`Retry-After` 뒤에 다시 보내세요. 같은 `Idempotency-Key`를 쓰면 두 번 처리되지 않습니다.',
        '특정 모델의 문제라면(`circuit_open`, `pool_paused`) 다른 `model`을 쓸 수 있습니다.',
        '서비스와 모델의 상태는 `GET /v1/status`에 있습니다.',
      ],
    },
    en: {
      meaning:
        'The request cannot be answered now; `reason` names the cause. Unless it is `still_running`, or the profile was changed meanwhile, nothing was stored or charged.',
      actions: [
        'Send it again after `Retry-After`. With the same `Idempotency-Key` nothing is done twice.',
        'If one model is the cause (`circuit_open`, `pool_paused`), you may use another `model`.',
        '`GET /v1/status` shows the state of the service and its models.',
      ],
    },
  },
  internal: {
    ko: {
      meaning: '서버에서 예상하지 못한 오류가 발생했습니다.',
      actions: ['한 번 다시 보내 보세요. 계속되면 `request_id`와 함께 알려 주세요.'],
    },
    en: {
      meaning: 'An unexpected error on our side.',
      actions: ['Send the request once more. If it fails again, tell us its `request_id`.'],
    },
  },
};

/** When an entry of the error catalogue occurs. */
export const KIND_TEXTS: Readonly<Record<ErrorKind, Localized>> = {
  validation_error: { ko: '필드나 헤더가 올바르지 않음', en: 'a field or header is not valid' },
  missing_api_key: { ko: '키나 토큰이 없음', en: 'no key or token was sent' },
  invalid_api_key: { ko: '알 수 없는 키나 토큰', en: 'the key or token is unknown' },
  expired_api_key: { ko: '만료되었거나 폐기된 키', en: 'the key has expired or was revoked' },
  forbidden: { ko: '권한이나 요금제가 부족함', en: 'the key or plan lacks something' },
  not_found: { ko: '이 계정과 모드에 없음', en: 'there is no such thing in this account and mode' },
  not_ready: { ko: '아직 만들어지는 중', en: 'it is still being made' },
  fortune_failed: {
    ko: '202로 접수한 운세를 만들지 못함(24시간 동안)',
    en: 'what a 202 promised has failed (for 24 hours)',
  },
  method_not_allowed: { ko: '이 주소가 받지 않는 메서드', en: 'the path does not take the method' },
  conflict: {
    ko: '`external_id`나 `Idempotency-Key`가 이미 쓰임',
    en: 'an `external_id` or `Idempotency-Key` is taken',
  },
  key_limit_reached: { ko: '종류별 활성 키가 이미 3개', en: 'there are three active keys of the type' },
  gone: {
    ko: '`Idempotency-Key`의 응답에 담긴 프로필이나 운세가 삭제됨',
    en: 'the profile or fortune of an `Idempotency-Key` was deleted',
  },
  payload_too_large: { ko: '본문, 배치 또는 헤더가 너무 큼', en: 'the body, the batch or the headers are too large' },
  unsupported_media_type: { ko: '본문이 JSON이 아님', en: 'the body is not JSON' },
  rate_limited: { ko: '요청 한도를 넘음', en: 'a limit was exceeded' },
  generation_failed: { ko: 'AI 호출이 재시도 뒤에도 실패함', en: 'the AI call failed after its retries' },
  service_unavailable: { ko: '지금은 응답할 수 없음', en: 'the request cannot be answered now' },
  internal_error: { ko: '예상하지 못한 오류', en: 'an unexpected error' },
};

/** Every `reason` of a 403, 429 or 503. */
export const REASON_TEXTS: Readonly<Record<ErrorReason, ReasonText>> = {
  suspended: {
    status: 403,
    meaning: {
      ko: '운영자가 이 계정을 정지했습니다. 진행 중이던 작업은 끝나지만 새 작업은 시작되지 않습니다.',
      en: 'The operator has suspended this account. Running work ends, and nothing new starts.',
    },
    action: {
      ko: '운영자에게 문의하세요. 재시도로는 해결되지 않습니다.',
      en: 'Ask the operator; a retry does not help.',
    },
  },
  address_not_allowed: {
    status: 403,
    meaning: {
      ko: '이 키를 쓸 수 있는 IP 주소가 정해져 있는데, 다른 주소에서 요청했습니다.',
      en: 'The key may be used from some IP addresses only, and the call came from another.',
    },
    action: {
      ko: '`hint`에 서비스가 본 주소가 적혀 있습니다. 그 주소를 `allowed_addresses`에 넣어 키를 새로 만드세요.',
      en: '`hint` names the address as the service sees it. Create a key whose `allowed_addresses` has it.',
    },
  },
  circuit_open: {
    status: 503,
    meaning: {
      ko: '이 모델의 최근 호출이 대부분 실패해 잠시 호출을 멈췄습니다.',
      en: 'Most recent calls of this model failed, so calls are paused for a while.',
    },
    action: {
      ko: '다른 모델을 쓰거나 `Retry-After` 뒤에 다시 보내세요.',
      en: 'Use another model, or repeat after `Retry-After`.',
    },
  },
  no_worker: {
    status: 503,
    meaning: {
      ko: '제때 작업을 맡을 워커가 없었거나, 작업을 맡은 프로세스가 종료되었습니다.',
      en: 'No worker was free in time, or the process that had the work has died.',
    },
    action: { ko: '`Retry-After` 뒤에 다시 보내세요.', en: 'Repeat after `Retry-After`.' },
  },
  rate_limit: {
    status: 503,
    meaning: {
      ko: '운영자가 정한 이 모델의 분당 호출 한도에 막혀, 요청이 기다릴 수 있는 시간 안에 차례가 오지 않았습니다.',
      en: "The operator's limit of this model's calls per minute was used up for as long as a request may wait.",
    },
    action: {
      ko: '다른 모델을 쓰거나 `Retry-After` 뒤에 다시 보내세요. 과금되지 않았습니다.',
      en: 'Use another model, or repeat after `Retry-After`. Nothing was charged.',
    },
  },
  provider_failed: {
    status: 503,
    meaning: {
      ko: 'AI 제공사 호출이 실패했거나, 제공사가 거절했거나, 답이 형식에 맞지 않았습니다.',
      en: 'The AI provider failed or declined, or its answer did not fit.',
    },
    action: {
      ko: '다시 보내세요. 과금되지 않았습니다. 레거시 경로에서는 500 `ai_provider_error`입니다.',
      en: 'Repeat: nothing was charged. On legacy paths this is 500 `ai_provider_error`.',
    },
  },
  still_running: {
    status: 503,
    meaning: {
      ko: '요청이 기다릴 수 있는 시간보다 오래 걸리지만 계속 진행 중이며, 끝나면 한 번 과금됩니다.',
      en: 'It takes longer than a request may wait, goes on, and is charged once when it is done.',
    },
    action: {
      ko: '같은 요청을 다시 보내면(스트림은 이어받으면) 결과를 받습니다. 새로 만들지도, 더 과금하지도 않습니다.',
      en: 'Send the same request again, or resume the stream: it finds the result, makes nothing new and costs nothing more.',
    },
  },
  not_configured: {
    status: 503,
    meaning: {
      ko: '이 서버에서는 이 모델을 쓸 수 없습니다. AI 제공사 인증 정보가 설정되어 있지 않거나, 제공사가 모델을 더 이상 제공하지 않습니다.',
      en: 'This server cannot use the model: it has no provider credentials for it, or the provider no longer has the model.',
    },
    action: {
      ko: '다른 모델을 쓰세요. 재시도로는 해결되지 않습니다.',
      en: 'Use another model; a retry does not help.',
    },
  },
  pool_paused: {
    status: 503,
    meaning: { ko: '운영자가 이 모델을 일시 중지했습니다.', en: 'The operator has paused the model.' },
    action: {
      ko: '다른 모델을 쓰거나 나중에 다시 보내세요. 이미 만들어진 운세는 계속 읽을 수 있습니다.',
      en: 'Use another model or repeat later. What is there already is still served.',
    },
  },
  store_unavailable: {
    status: 503,
    meaning: {
      ko: '데이터베이스나 캐시가 제때 응답하지 않았습니다.',
      en: 'The database or cache did not answer in time.',
    },
    action: { ko: '`Retry-After` 뒤에 다시 보내세요.', en: 'Repeat after `Retry-After`.' },
  },
  minute: {
    status: 429,
    meaning: { ko: '요금제의 분당 한도입니다.', en: 'The plan’s limit of the minute.' },
    action: {
      ko: '`Retry-After`초 뒤에 다시 보내세요. 슬라이딩 윈도이므로 몇 초면 풀립니다.',
      en: 'Repeat after `Retry-After` seconds. The window slides, so seconds are enough.',
    },
  },
  day: {
    status: 429,
    meaning: {
      ko: '요금제의 하루(KST) 한도입니다. 배치는 프로필마다 하나로 셉니다.',
      en: 'The limit of the KST day. A batch counts each of its profiles.',
    },
    action: {
      ko: '자정(KST)까지 기다리거나 한도를 올려 달라고 요청하세요. 배치는 더 작게 나누세요.',
      en: 'Wait for midnight KST, ask for a higher limit, or send a smaller batch.',
    },
  },
  endpoint: {
    status: 429,
    meaning: {
      ko: '이 엔드포인트나 이런 요청들의 한도입니다. `RateLimit` 헤더나 `detail`에 어떤 한도인지 있습니다.',
      en: 'The limit of this endpoint or of requests of its kind, which the header `RateLimit` or `detail` names.',
    },
    action: {
      ko: '`Retry-After` 뒤에 다시 보내세요. 다른 요청은 계속 보낼 수 있습니다.',
      en: 'Repeat after `Retry-After`. Other requests are not affected.',
    },
  },
  address: {
    status: 429,
    meaning: {
      ko: '이 IP 주소에서 유효한 키 없이 온 호출이 너무 많습니다.',
      en: 'Too many calls from this IP address came without a valid key.',
    },
    action: { ko: '키를 확인하세요. 1분 뒤 풀립니다.', en: 'Check your key. The limit ends within a minute.' },
  },
  streams: {
    status: 429,
    meaning: { ko: '배치를 따라가는 스트림이 너무 많이 열려 있습니다.', en: 'Too many open streams follow batches.' },
    action: {
      ko: '더 읽지 않는 스트림을 닫거나 `GET /v1/fortunes/batch/{batch_id}`로 확인하세요.',
      en: 'Close streams that you no longer read, or read `GET /v1/fortunes/batch/{batch_id}`.',
    },
  },
};
