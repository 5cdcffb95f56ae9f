import type { Tag } from '../../contract/tags.ts';
import type { Localized } from '../language.ts';
import type { Book } from './catalogue.ts';

export interface ReferenceTexts {
  readonly books: Readonly<Record<Book, string>>;
  readonly tags: Readonly<Record<Tag, string>>;
  readonly tree: string;
  readonly toTree: string;
  readonly introduction: string;
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
    notInClient: 'The client libraries leave this endpoint out. It is called with what the language has.',
  },
};
