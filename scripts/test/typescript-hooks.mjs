import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** Node's module hooks for tests: TypeScript runs from its sources, and `@jest/globals` is the runner's. */

const globals = new URL('./jest-globals.mjs', import.meta.url).href;

export function resolve(specifier, context, next) {
  // The package itself throws outside Jest's own module registry.
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  return next(specifier, context);
}

export async function load(url, context, next) {
  const file = url.split('?')[0];
  if (!file.endsWith('.ts')) return next(url, context);
  const { code } = await transform(await readFile(fileURLToPath(file), 'utf8'), {
    filename: fileURLToPath(file),
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: { target: 'es2023', parser: { syntax: 'typescript' }, transform: { verbatimModuleSyntax: true } },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
