import { createHash } from 'node:crypto';

/** The first line of the client's generated types: what they were made from, and of what. */
export function headerOf({ document, lock, types }) {
  const parts = [document, lock, types].map((text) => createHash('sha256').update(text).digest('hex').slice(0, 16));
  return `// Made by npm run client:types. Document, generator, types: ${parts.join(' ')}\n`;
}

/**
 * The part of the OpenAPI document that the client's types follow from, as JSON: without the deprecated routes, which the
 * client leaves out, and without the examples of answers, which differ from run to run.
 */
export function relevantPart(document) {
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const kept = Object.entries(item).filter(([, operation]) => operation?.deprecated !== true);
    return kept.some(([name]) => METHODS.includes(name)) ? [[path, Object.fromEntries(kept)]] : [];
  });
  return withoutExamples({ ...document, paths: Object.fromEntries(paths) });
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** Examples lie beside a `schema` in media types, parameters and headers. */
function withoutExamples(value) {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name]) => !('schema' in value) || (name !== 'example' && name !== 'examples'),
  );
  return Object.fromEntries(entries.map(([name, each]) => [name, withoutExamples(each)]));
}
