import { expect, it } from '@jest/globals';
import { MODELS } from '../../shared/core/models.ts';
import { claudeCacheMark, claudeEffort, geminiSettings, gptSettings } from './writing-settings.ts';

const SETTINGS = { temperature: 0.8, thinking: 'minimal' } as const;

it.each([
  ['claude-haiku-5-5', { effort: 'low' }],
  ['claude-sonnet-5-5', { effort: 'low' }],
  ['claude-sonnet-5', { effort: 'low' }],
  ['claude-sonnet-4-6', { effort: 'low' }],
  ['claude-opus-4-5-20251101', { effort: 'low' }],
  ['claude-haiku-4-5-20251001', {}],
  ['claude-sonnet-4-20250514', {}],
  ['model-1', {}],
])('tells %s how hard to think: %j', (modelId, expected) => {
  expect(claudeEffort(modelId)).toEqual(expected);
});

it.each([
  ['gpt-4o-2024-11-20', { temperature: 0.8 }],
  ['gpt-4.1-mini', { temperature: 0.8 }],
  ['gpt-5.6-luna', { reasoning_effort: 'low' }],
  ['gpt-6-luna', { reasoning_effort: 'low' }],
  ['o3', { reasoning_effort: 'low' }],
  ['model-1', {}],
])('gives %s what it takes: %j', (modelId, expected) => {
  expect(gptSettings(modelId, SETTINGS)).toEqual(expected);
});

it.each([
  ['gemini-2.5-flash', { temperature: 0.8 }],
  ['gemini-3.5-flash', { thinkingConfig: { thinkingLevel: 'minimal' } }],
  ['gemini-3.1-pro-preview', { thinkingConfig: { thinkingLevel: 'low' } }],
  ['model-1', {}],
])('gives %s what it takes: %j', (modelId, expected) => {
  expect(geminiSettings(modelId, SETTINGS)).toEqual(expected);
});

it.each([
  ['claude-sonnet-5-5', 2_048, { cache_control: { type: 'ephemeral' } }],
  ['claude-sonnet-5-5', 2_047, {}],
  ['claude-haiku-5-5', 4_095, {}],
  ['claude-haiku-5-5', 4_096, { cache_control: { type: 'ephemeral' } }],
])('marks for the cache of %s a system prompt of %i characters: %j', (modelId, length, expected) => {
  expect(claudeCacheMark(modelId, '글'.repeat(length))).toEqual(expected);
});

it('knows what each default model takes', () => {
  expect(claudeEffort(MODELS.haiku.defaultModelId)).not.toEqual({});
  expect(claudeEffort(MODELS.sonnet.defaultModelId)).not.toEqual({});
  expect(gptSettings(MODELS.gpt4o.defaultModelId, SETTINGS)).not.toEqual({});
  expect(geminiSettings(MODELS.gemini.defaultModelId, SETTINGS)).not.toEqual({});
});
