import * as z from 'zod';
import { type Part, SETTING_GROUPS } from '../../../shared/core/settings.ts';
import { table } from './table.ts';

const META = z.object({ readBy: z.array(z.enum(['api', 'models', 'webhook', 'maintenance'])), meaning: z.string() });
const BOUNDS = z.looseObject({
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
});

/** A table for each group of settings. Those that differ in name and default only share a row, in one order. */
export function renderSettings(): string {
  return Object.entries<Readonly<Record<string, z.ZodType>>>(SETTING_GROUPS)
    .map(([heading, settings]) => {
      const rows = new Map<
        string,
        { readonly names: string[]; readonly defaults: string[]; readonly rest: string[] }
      >();
      for (const [name, schema] of Object.entries(settings)) {
        const { readBy, meaning } = META.parse(schema.meta());
        const rest = [rangeOf(schema), partsOf(readBy), meaning];
        const row = rows.get(rest.join('|')) ?? { names: [], defaults: [], rest };
        rows.set(rest.join('|'), row);
        row.names.push(code(name));
        row.defaults.push(defaultOf(schema));
      }
      const cells = [...rows.values()].map(({ names, defaults, rest }) => [
        names.join(', '),
        [...new Set(defaults)].join(', '),
        ...rest,
      ]);
      return `## ${heading}\n\n${table(['Variable', 'Default', 'Range', 'Parts', 'Meaning'], cells)}`;
    })
    .join('\n');
}

function defaultOf(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined);
  if (!success) return 'needed';
  return data === undefined || (Array.isArray(data) && data.length === 0) ? '(none)' : code(String(data));
}

/** What a number may be, or which words there are. */
function rangeOf(schema: z.ZodType): string {
  const bounds = (io: 'input' | 'output') => BOUNDS.parse(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const { enum: words, minLength = 0 } = bounds('input');
  const { minimum, maximum } = bounds('output');
  // 0 and 1 are short for false and true.
  if (words !== undefined)
    return words
      .filter((word) => !/^[01]$/.test(word))
      .map(code)
      .join(' ');
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return minLength > 1 ? `${minLength} characters or more` : '';
}

function partsOf(readBy: readonly Part[]): string {
  return readBy.length === 4 ? 'all' : readBy.join(', ');
}

function code(text: string): string {
  return `\`${text}\``;
}
