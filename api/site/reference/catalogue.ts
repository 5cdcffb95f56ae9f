import { type OpenApi, type Operation, openApiShape, readOpenApi, type Schema } from '../open-api.ts';

/** The parts of the reference: what is current, and what is kept beside it. */
export const BOOKS = ['v1', 'v2', 'legacy'] as const;
export type Book = (typeof BOOKS)[number];

/** An operation of the document, or a webhook. */
export interface Entry {
  readonly id: string;
  /** `WEBHOOK` for what the service sends. */
  readonly method: string;
  /** Of a webhook the type of its event. */
  readonly path: string;
  readonly operation: Operation;
  readonly tag: string;
  readonly book: Book;
}

export interface Catalogue {
  readonly document: OpenApi;
  /** By id, in reading order. */
  readonly entries: ReadonlyMap<string, Entry>;
}

let made: Catalogue | null = null;

/** Read at the first page. */
export function catalogue(): Catalogue {
  made ??= catalogueOf(openApiShape.parse(readOpenApi()));
  return made;
}

export function catalogueOf(document: OpenApi): Catalogue {
  const all = [...entriesOf(document.paths), ...entriesOf(document.webhooks, 'WEBHOOK')];
  const sorted = document.tags.flatMap(({ name }) => all.filter(({ tag }) => tag === name));
  return { document, entries: new Map(sorted.map((entry) => [entry.id, entry])) };
}

function entriesOf(paths: OpenApi['paths'], label?: string): Entry[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [tag = ''] = operation.tags;
      return {
        id: operation.operationId,
        method: label ?? method.toUpperCase(),
        path,
        operation,
        tag,
        book: bookOfTag(tag),
      };
    }),
  );
}

/** These tags are a book each. */
function bookOfTag(tag: string): Book {
  if (tag === 'Legacy') return 'legacy';
  return tag === 'Version 2' ? 'v2' : 'v1';
}

export function tagsOf(document: OpenApi, book: Book): OpenApi['tags'] {
  return document.tags.filter(({ name }) => bookOfTag(name) === book);
}

export function entriesOfTag({ entries }: Catalogue, name: string): Entry[] {
  return [...entries.values()].filter(({ tag }) => tag === name);
}

export function isWebhook({ method }: Entry): boolean {
  return method === 'WEBHOOK';
}

export function bookAddress(book: Book): string {
  return book === 'v1' ? '/docs' : `/docs/${book}`;
}

export function entryAddress({ id }: Pick<Entry, 'id'>): string {
  return `/docs/reference/${id}`;
}

export function schemaAddress(name: string): string {
  return `/docs/schemas/${name}`;
}

export function isNamed(value: unknown): value is { readonly $ref: string } {
  return isSchema(value) && typeof value['$ref'] === 'string';
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function nameOf({ $ref }: { readonly $ref: string }): string {
  return $ref.split('/').at(-1) ?? '';
}

/** A component itself, where the document refers to one. @throws a plain Error for one that it does not have */
export function resolved<Kind>(
  document: OpenApi,
  kind: 'parameters' | 'responses' | 'schemas',
  value: Kind | { $ref: string },
): Kind {
  if (!isNamed(value)) return value as Kind;
  const found = document.components[kind][nameOf(value)];
  if (found === undefined) throw new Error(`the document has no ${value.$ref}`);
  return found as Kind;
}
