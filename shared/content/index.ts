export { MODEL_NAMES, MODELS, type ModelName } from '../core/models.ts';
export { acceptOutput, type OutputRule } from './accept.ts';
export { type ContentSubject, isAsItsPillars, requestAbout } from './bands.ts';
export { computedSection } from './computed.ts';
export {
  CONTENT_SCHEMAS,
  type ProfileFortuneContent,
  type SectionContent,
  type SectionContents,
} from './contents.ts';
export { toCamelCase } from './deep.ts';
export { isVisible } from './fields.ts';
export { type JsonSchema, sectionJsonSchema } from './json-schema.ts';
export { JUDGEMENT_SCHEMA, judgePrompt, refusalOf } from './judge.ts';
export { contentKey } from './keys.ts';
export { fillName, graphemesOf, maskName } from './names.ts';
export { parseSection } from './parse.ts';
export { sectionPrompt } from './prompts.ts';
export {
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
