import { MODEL_NAMES, type ModelName, simulateSection } from '../../shared/content/index.ts';
import { sumOfUsage, tokenCostUsd, type UsedTokens } from '../../shared/core/models.ts';
import type { EvalSettings } from './settings.ts';
import { type Ask, type Question, questionOf, type Source, simulatorSource } from './sources.ts';

/** What calls of models take. */
export interface Costs {
  add(model: ModelName, usage: UsedTokens | null): void;
  /** For each model that was called: `sonnet: 540 calls, 1,200,000 + 300,000 tokens, $8.10`. */
  lines(): readonly string[];
}

export function createCosts(settings: EvalSettings): Costs {
  const usages = new Map<ModelName, UsedTokens[]>();
  const lineOf = (model: ModelName): readonly string[] => {
    const all = usages.get(model);
    if (all === undefined) return [];
    const total = sumOfUsage(all);
    const tokens = `${whole(total.inputTokens)} + ${whole(total.outputTokens)} tokens`;
    const usd = tokenCostUsd(settings[model].tokenPrices, total).toFixed(2);
    return [`${model}: ${all.length} calls, ${tokens}, $${usd}`];
  };
  return {
    add: (model, usage) => void usages.set(model, [...(usages.get(model) ?? []), usage ?? NO_TOKENS]),
    lines: () => MODEL_NAMES.flatMap(lineOf),
  };
}

const NO_TOKENS: UsedTokens = { inputTokens: 0, outputTokens: 0 };

const whole = (count: number): string => Math.round(count).toLocaleString('en-US');

/** Of Hangul, nearly a token a letter; less of JSON, figures and spaces. Claude counts more than GPT. */
const TOKENS_PER_CHARACTER = 1;
/** Of a verdict. */
const VERDICT_CHARACTERS = 250;

/** Stands in for models and counts what the calls would take: answers as long as the built-in generator's, no thinking. */
export function createEstimate(settings: EvalSettings): {
  readonly costs: Costs;
  readonly ask: Ask;
  of(source: Source): Source;
} {
  const costs = createCosts(settings);
  const add = (model: ModelName, { system, user, schema }: Question, answerCharacters: number): void => {
    const given = system.length + user.length + JSON.stringify(schema).length;
    costs.add(model, {
      inputTokens: given * TOKENS_PER_CHARACTER,
      outputTokens: answerCharacters * TOKENS_PER_CHARACTER,
    });
  };
  return {
    costs,
    ask: async (model, question) => add(model, question, VERDICT_CHARACTERS),
    of: (source) => ({
      ...source,
      async write(model, request) {
        const output = simulateSection(request, model);
        if (source !== simulatorSource) add(model, questionOf(request), JSON.stringify(output).length);
        return output;
      },
    }),
  };
}
