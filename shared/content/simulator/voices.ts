import type { ModelName } from '../../core/models.ts';

/** How a model's simulated texts ask for something. The corpus is written in …세요. */
export interface Voice {
  readonly request: string;
}

/** Each model has its own choice of words as well: its name is part of the seed. */
export const VOICES: Readonly<Record<ModelName, Voice>> = {
  haiku: { request: '세요' },
  sonnet: { request: '십시오' },
  gpt4o: { request: '시기 바랍니다' },
  gemini: { request: '시면 좋겠습니다' },
};

export function spoken(sentence: string, { request }: Voice): string {
  return sentence.endsWith('세요.') ? `${sentence.slice(0, -3)}${request}.` : sentence;
}
