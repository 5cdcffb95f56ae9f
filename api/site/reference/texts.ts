import type { Tag } from '../../contract/tags.ts';
import type { Localized } from '../language.ts';
import type { Book } from './catalogue.ts';

export interface ReferenceTexts {
  readonly books: Readonly<Record<Book, string>>;
  readonly tags: Readonly<Record<Tag, string>>;
  readonly tree: string;
  readonly toTree: string;
  readonly introduction: string;
  readonly clients: string;
  readonly install: string;
  readonly unpack: string;
  readonly checksum: string;
  readonly englishOnly: string;
  readonly schemas: string;
  readonly usedBy: string;
  readonly deprecated: string;
  readonly example: string;
  readonly samples: string;
  readonly parameters: string;
  readonly body: string;
  readonly answers: string;
  readonly errors: string;
  readonly fields: string;
  readonly required: string;
  readonly usually: string;
  readonly search: string;
  readonly searchLabel: string;
  readonly results: (count: number) => string;
  readonly copy: string;
  readonly copied: string;
  readonly notInClient: string;
  readonly tryIt: string;
  readonly trySession: string;
  readonly toDashboard: string;
  readonly mode: string;
  readonly test: string;
  readonly live: string;
  readonly send: string;
  readonly sending: string;
  readonly signedOut: string;
  readonly unreachable: string;
  readonly notJson: string;
}

/** The words of the reference. What an operation does is said by the OpenAPI document, in English. */
export const REFERENCE_TEXTS: Localized<ReferenceTexts> = {
  ko: {
    books: { v1: 'API v1', v2: 'API v2', legacy: '레거시 API' },
    tags: {
      Service: '서비스 상태',
      Keys: 'API 키',
      Profiles: '프로필',
      Fortunes: '운세',
      Batches: '배치',
      Schedules: '스케줄',
      Sections: '섹션',
      Calculations: '사주 계산',
      Analytics: '분석 통계',
      Webhooks: '웹훅',
      Reports: '리포트',
      'Version 2': '버전 2',
      Legacy: '레거시',
    },
    tree: '레퍼런스 목차',
    toTree: '전체 목차',
    introduction: '공통 규칙',
    clients: '클라이언트 라이브러리',
    install: 'TypeScript용 패키지는 이 서비스에서 바로 설치합니다.',
    unpack: 'Python용 패키지는 압축을 풀어 프로그램 옆에 둡니다. 표준 라이브러리만 씁니다.',
    checksum: '받은 파일은 체크섬으로 확인하세요:',
    englishOnly: '엔드포인트와 필드의 설명은 영어로 제공됩니다.',
    schemas: '스키마',
    usedBy: '사용하는 곳',
    deprecated: '지원 종료 예정',
    example: '예시',
    samples: '요청 예시',
    parameters: '파라미터',
    body: '요청 본문',
    answers: '응답',
    errors: '오류 응답',
    fields: '하위 필드',
    required: '필수',
    usually: '기본값',
    search: '검색',
    searchLabel: '레퍼런스와 가이드 검색',
    results: (count) => (count === 0 ? '검색 결과가 없습니다.' : `검색 결과 ${count}건`),
    copy: '복사',
    copied: '복사했습니다',
    tryIt: '실행해 보기',
    trySession: '대시보드에 로그인한 세션으로 요청합니다. 키가 필요 없고, 계정의 요청 한도에 포함되지 않습니다.',
    toDashboard: '대시보드에 로그인',
    mode: '모드',
    test: '테스트',
    live: '라이브 (실제 데이터, 요금 발생)',
    send: '요청 보내기',
    sending: '응답을 기다리고 있습니다.',
    signedOut: '로그인되어 있지 않습니다. 대시보드에 로그인한 뒤 다시 시도하세요.',
    unreachable: '서비스에 연결하지 못했습니다. 잠시 후 다시 시도하세요.',
    notJson: '요청 본문이 올바른 JSON이 아닙니다.',
    notInClient: '클라이언트 라이브러리에는 없는 엔드포인트입니다. 언어의 기본 기능으로 호출합니다.',
  },
  en: {
    books: { v1: 'API v1', v2: 'API v2', legacy: 'Legacy API' },
    tags: {
      Service: 'Service',
      Keys: 'Keys',
      Profiles: 'Profiles',
      Fortunes: 'Fortunes',
      Batches: 'Batches',
      Schedules: 'Schedules',
      Sections: 'Sections',
      Calculations: 'Calculations',
      Analytics: 'Analytics',
      Webhooks: 'Webhooks',
      Reports: 'Reports',
      'Version 2': 'Version 2',
      Legacy: 'Legacy',
    },
    tree: 'Contents of the reference',
    toTree: 'All contents',
    introduction: 'What all have in common',
    clients: 'Client libraries',
    install: 'The package for TypeScript is installed from this service.',
    unpack: 'The package for Python is unpacked beside your program. It needs the standard library alone.',
    checksum: 'Its checksum tells whether the file is the one that was published:',
    englishOnly: '',
    schemas: 'Schemas',
    usedBy: 'Used by',
    deprecated: 'Deprecated',
    example: 'Example',
    samples: 'Request',
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Answers',
    errors: 'Errors',
    fields: 'Fields',
    required: 'required',
    usually: 'default',
    search: 'Search',
    searchLabel: 'Search reference and guides',
    results: (count) => (count === 0 ? 'Nothing was found.' : count === 1 ? '1 result' : `${count} results`),
    copy: 'Copy',
    copied: 'Copied',
    tryIt: 'Try it',
    trySession:
      "The request is sent with your session of the dashboard: it needs no key, and counts in none of the account's limits.",
    toDashboard: 'Sign in to the dashboard',
    mode: 'Mode',
    test: 'Test',
    live: 'Live (real data, and charged)',
    send: 'Send request',
    sending: 'Waiting for the answer.',
    signedOut: 'You are not signed in. Sign in to the dashboard, then try again.',
    unreachable: 'The service could not be reached. Try again in a moment.',
    notJson: 'The body is not valid JSON.',
    notInClient: 'The client libraries leave this endpoint out. It is called with what the language has.',
  },
};
