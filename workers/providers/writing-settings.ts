import type { WritingSettings } from '../../shared/content/index.ts';

/**
 * Which of a section's settings a model accepts, by its id. An unknown id gets none: a provider answers 400 to a setting that
 * its model does not have, and every call would fail.
 */

/**
 * Claude thinks by default and takes an effort level, from Opus 4.5 and Sonnet and Opus 4.6 on. It takes no temperature: from
 * 4.7 on that is an error, and the SDK has no field for it.
 */
export function claudeEffort(modelId: string): { readonly effort?: 'low' } {
  return CLAUDE_WITH_EFFORT.test(modelId) ? { effort: 'low' } : {};
}

const CLAUDE_WITH_EFFORT =
  /^claude-(?:(?:haiku|sonnet|opus|fable|mythos)-(?:[5-9]|\d\d)(?:-|$)|(?:sonnet|opus)-4-[6-9](?:-|$)|opus-4-5)/;

/**
 * Marks a system prompt for Claude's cache where it is long enough for the model: below its least length the mark does
 * nothing. Claude counts about a token for a Korean character.
 */
export function claudeCacheMark(modelId: string, system: string): { readonly cache_control?: { type: 'ephemeral' } } {
  const least = /^claude-sonnet-/.test(modelId) ? 2_048 : 4_096;
  return system.length >= least ? { cache_control: { type: 'ephemeral' } } : {};
}

/** GPT models up to 4 take a temperature; those that reason take an effort in its place. */
export function gptSettings(
  modelId: string,
  { temperature }: WritingSettings,
): { readonly temperature?: number; readonly reasoning_effort?: 'low' } {
  if (/^(?:chatgpt|gpt)-(?:3|4)/.test(modelId)) return { temperature };
  return /^(?:gpt-(?:[5-9]|\d\d)|o\d)/.test(modelId) ? { reasoning_effort: 'low' } : {};
}

/** Gemini takes a temperature up to version 2; from 3 on Google advises against one, and it takes a level of thinking. */
export function geminiSettings(
  modelId: string,
  { temperature, thinking }: WritingSettings,
): { readonly temperature?: number; readonly thinkingConfig?: { readonly thinkingLevel: 'minimal' | 'low' } } {
  if (/^gemini-[12](?:\.|-)/.test(modelId)) return { temperature };
  if (!/^gemini-(?:[3-9]|\d\d)/.test(modelId)) return {};
  return { thinkingConfig: { thinkingLevel: modelId.includes('flash') ? thinking : 'low' } };
}
