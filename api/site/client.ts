import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { AppError } from '../../shared/core/errors.ts';
import type { Page, PageAnswer } from './page.ts';

/** Where the build packs the client (scripts/local/build/client.mjs), beside this file's compiled form. */
const FOLDER = new URL('../../client/', import.meta.url);

const files: ReadonlyMap<string, PageAnswer> = new Map(
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((name) => !name.startsWith('.'))
    .map((name) => {
      const contentType = name.endsWith('.tgz') ? 'application/gzip' : 'text/plain; charset=utf-8';
      return [name, { contentType, body: readFileSync(new URL(name, FOLDER)) }];
    }),
);

/** The addresses of the clients' packages; each has its checksum beside it, with `.sha256` after its name. */
export const CLIENT_ADDRESSES: readonly string[] = [...files.keys()]
  .filter((name) => name.endsWith('.tgz'))
  .map((name) => `/client/${name}`);

/** `GET /client/saju-client-<version>.tgz` */
export const CLIENT_PAGE: Page = {
  path: '/client/{file}',
  render({ param }) {
    const file = files.get(param('file'));
    if (file === undefined) throw new AppError('not_found', 'There is nothing at this path.');
    return file;
  },
};
