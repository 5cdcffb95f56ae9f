import type { SectionName } from './requests.ts';

/** How a model writes a section. Each provider's adapter passes on what its models take (workers/providers). */
export interface WritingSettings {
  /** 0 (always the likeliest word) to 1. */
  readonly temperature: number;
  /** How much a model that can think does so before it writes. */
  readonly thinking: 'minimal' | 'low';
}

/**
 * Scores and facts are computed, so little is left to think about, and a caller waits. Texts of a person are written
 * more freely than those of a period, which explain scores; the radar copies numbers.
 */
export const WRITING_SETTINGS: Readonly<Record<SectionName, WritingSettings>> = {
  character: { temperature: 0.9, thinking: 'low' },
  tendency: { temperature: 0.7, thinking: 'low' },
  fortune: { temperature: 0.8, thinking: 'low' },
  radar: { temperature: 0, thinking: 'minimal' },
  weekly: { temperature: 0.8, thinking: 'low' },
  yearly: { temperature: 0.8, thinking: 'low' },
  profile_fortune: { temperature: 0.8, thinking: 'low' },
};
