import { LANGUAGES, type Language } from '../../http/language.ts';
import { addressOf, GUIDES, guideSource, renderedGuide } from '../guides.ts';
import type { OpenApi, Parameter, Schema } from '../open-api.ts';
import type { PageContext } from '../page.ts';
import {
  catalogue,
  type Entry,
  entryAddress,
  isNamed,
  isSchema,
  isWebhook,
  nameOf,
  resolved,
  schemaAddress,
} from './catalogue.ts';
import { fieldsOf } from './fields.ts';
import { REFERENCE_TEXTS } from './texts.ts';

export interface Found {
  readonly address: string;
  readonly title: string;
  /** The endpoint, or what kind of page it is. */
  readonly of: string;
  readonly isEnglish: boolean;
}

interface Indexed extends Found {
  /** In small letters: what a reader most probably means, and everything, that included. */
  readonly names: string;
  readonly all: string;
  readonly kind: 'guide' | 'operation' | 'other';
}

const MAX_RESULTS = 30;
const MAX_WORDS = 8;

/** The pages that have all words of the text; guides and operations that are named so come first, then guides named by one. */
export function search(context: PageContext, text: string): readonly Found[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const ranked = indexFor(context).flatMap((page) => {
    if (!words.every((word) => page.all.includes(word))) return [];
    const named = words.filter((word) => page.names.includes(word)).length;
    if (page.kind !== 'other' && named === words.length) return [{ page, rank: MAX_WORDS + 1 }];
    return [{ page, rank: page.kind === 'guide' && named > 0 ? MAX_WORDS : named }];
  });
  return ranked
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MAX_RESULTS)
    .map(({ page }) => page);
}

const indexes = new Map<Language, readonly Indexed[]>();

/** Joined once: a search would take milliseconds of the process otherwise. */
function indexFor(context: PageContext): readonly Indexed[] {
  const known = indexes.get(context.language);
  if (known !== undefined) return known;
  const pages = [...guides(context), ...operations(), ...schemas()];
  const index = pages.map(({ rest, ...page }) => ({ ...page, all: `${page.names} ${rest}` }));
  indexes.set(context.language, index);
  return index;
}

type Joined = Omit<Indexed, 'all'> & { readonly rest: string };

function operations(): Joined[] {
  const { document, entries } = catalogue();
  return [...entries.values()].map((entry) => {
    const { operation, tag, id } = entry;
    const tags = LANGUAGES.flatMap((language) => Object.entries(REFERENCE_TEXTS[language].tags));
    const tagWords = tags.filter(([name]) => name === tag).map(([, word]) => word);
    const of = endpointOf(entry);
    return {
      address: entryAddress(entry),
      title: operation.summary,
      of,
      isEnglish: true,
      names: [operation.summary, of, id, tag, ...tagWords].join(' ').toLowerCase(),
      rest: [operation.description, ...fieldNames(document, entry)].join(' ').toLowerCase(),
      kind: isWebhook(entry) ? 'other' : 'operation',
    };
  });
}

function endpointOf(entry: Entry): string {
  return isWebhook(entry) ? entry.path : `${entry.method} ${entry.path}`;
}

function fieldNames(document: OpenApi, { operation }: Entry): string[] {
  const parameters = operation.parameters.map((each) => resolved<Parameter>(document, 'parameters', each).name);
  const answers = Object.entries(operation.responses).flatMap(([status, answer]) =>
    status.startsWith('2') && 'content' in answer
      ? Object.values(answer.content as Readonly<Record<string, { schema?: Schema }>>)
      : [],
  );
  const contents = [...Object.values(operation.requestBody?.content ?? {}), ...answers];
  return [
    ...parameters,
    ...contents.flatMap(({ schema }) => (schema === undefined ? [] : deepNames(document, schema))),
  ];
}

function deepNames(document: OpenApi, schema: Schema, seen = new Set<string>()): string[] {
  if (isNamed(schema)) {
    const name = nameOf(schema);
    if (seen.has(name)) return [];
    seen.add(name);
    return [name, ...deepNames(document, resolved<Schema>(document, 'schemas', schema), seen)];
  }
  const fields = fieldsOf(document, schema);
  const variants = ['oneOf', 'anyOf'].flatMap((word) => schema[word] ?? []);
  const parts = [schema['items'], schema['additionalProperties'], ...variants].filter(isSchema);
  return [
    ...fields.flatMap((field) => [field.name, ...deepNames(document, field.schema, seen)]),
    ...parts.flatMap((part) => deepNames(document, part, seen)),
  ];
}

function schemas(): Joined[] {
  const { document } = catalogue();
  return Object.entries(document.components.schemas).map(([name, schema]) => ({
    address: schemaAddress(name),
    title: name,
    of: 'schema',
    isEnglish: true,
    names: name.toLowerCase(),
    rest: [schema['description'] ?? '', ...fieldsOf(document, schema).map((field) => field.name)]
      .join(' ')
      .toLowerCase(),
    kind: 'other',
  }));
}

function guides(context: PageContext): Joined[] {
  return (['quickstart', ...GUIDES] as const).map((slug) => {
    const { title } = renderedGuide(context, slug);
    return {
      address: addressOf(slug),
      title,
      of: addressOf(slug),
      isEnglish: context.language === 'en',
      names: `${title} ${slug}`.toLowerCase(),
      // In both languages, as readers mix their words.
      rest: LANGUAGES.map((language) => guideSource(language, slug).toLowerCase()).join(' '),
      kind: 'guide',
    };
  });
}
