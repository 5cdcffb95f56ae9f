import type { SectionContents } from './contents.ts';
import { type GateRule, refusalsOf } from './gate/gate.ts';
import { type ParseRule, parseSection } from './parse.ts';
import type { SectionName, SectionRequest } from './requests.ts';

export type Acceptance<Content> =
  | { readonly ok: true; readonly content: Content }
  /**
   * `reasons` are for the model: they name fields and may quote a few of its own words. `rules` are for metrics: each
   * rule that the output breaks, once.
   */
  | { readonly ok: false; readonly reasons: readonly string[]; readonly rules: readonly OutputRule[] };

/** What an output can break: its form (`unreadable`: it is cut short, or not JSON), a rule of the gate, or the judge's reading. */
export type OutputRule = 'unreadable' | ParseRule | GateRule | 'judge';

/**
 * Turns a model's output into the content to store, or refuses it. Everything that is stored, shown and charged has
 * passed here: first the schema, then the gate.
 */
export function acceptOutput<S extends SectionName>(
  request: SectionRequest<S>,
  output: unknown,
): Acceptance<SectionContents[S]> {
  const parsed = parseSection(request, output);
  if (!parsed.ok) return parsed;
  const refusals = refusalsOf(request, output);
  if (refusals.length === 0) return parsed;
  return {
    ok: false,
    reasons: refusals.map(({ reason }) => reason),
    rules: [...new Set(refusals.map(({ rule }) => rule))],
  };
}
