export { MODEL_NAMES, MODELS, type ModelName, type ModelSpec, type ProviderName } from '../core/models.ts';
export { acceptOutput, type OutputRule } from './accept.ts';
export { type ContentSubject, isAsItsPillars, type KnownBirth, requestAbout } from './bands.ts';
export { computedSection } from './computed.ts';
export {
  type CharacterContent,
  CONTENT_SCHEMAS,
  type FortuneContent,
  type ProfileFortuneContent,
  type RadarAxisKey,
  type RadarContent,
  type SectionContent,
  type SectionContents,
  type TendencyContent,
  type WeeklyContent,
  type YearlyContent,
} from './contents.ts';
export { type CamelCased, toCamelCase } from './deep.ts';
export { isVisible } from './fields.ts';
export { type JsonSchema, sectionJsonSchema } from './json-schema.ts';
export { JUDGEMENT_SCHEMA, judgePrompt, refusalOf } from './judge.ts';
export { type ContentKeyInput, contentKey } from './keys.ts';
export { fillName, graphemesOf, maskName } from './names.ts';
export type { SectionOutput } from './outputs.ts';
export { type ParseResult, parseSection } from './parse.ts';
export { promptVersion } from './prompt-versions.ts';
export { sectionPrompt } from './prompts.ts';
export {
  ANY_PERIOD,
  DAILY_SECTIONS,
  type DayPeriod,
  FORTUNE_TYPES,
  type FortuneType,
  fortunePeriod,
  type PresentCycle,
  SECTION_NAMES,
  type SectionName,
  type SectionRequest,
  sectionExpiresAt,
  sectionPeriod,
  weekPeriod,
} from './requests.ts';
export { simulateSection } from './simulator/simulate.ts';
export { WRITING_SETTINGS, type WritingSettings } from './writing-settings.ts';
