// `npm run client:types`: makes the types of the TypeScript client from docs/openapi.json. Its test compares what both
// were made from, so that the generator (33 packages) runs only when the document has changed.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../local/lib/paths.mjs';
import { ended } from '../../local/lib/processes.mjs';
import { exitWith, UserError } from '../../local/lib/user-error.mjs';
import { headerOf, relevantPart } from './document.mjs';

const declared = path.join(repositoryRoot, 'clients/typescript/generator');
/** Not beside its package.json, where programs that scan the sources would find it. */
const folder = path.join(repositoryRoot, 'node_modules/.cache/saju-client-generator');
const output = path.join(repositoryRoot, 'clients/typescript/src/schema.generated.ts');
const flags = ['--root-types', '--root-types-no-schema-prefix', '--default-non-nullable', 'false'];

try {
  await main();
} catch (error) {
  exitWith(error);
}

async function main() {
  const lock = readFileSync(path.join(declared, 'package-lock.json'), 'utf8');
  await installGenerator(lock);
  const whole = JSON.parse(readFileSync(path.join(repositoryRoot, 'docs/openapi.json'), 'utf8'));
  const document = JSON.stringify(relevantPart(whole));
  const [from, to] = ['openapi.json', 'types.ts'].map((name) => path.join(folder, name));
  writeFileSync(from, document);
  const generator = path.join(folder, 'node_modules/openapi-typescript/bin/cli.js');
  await run([process.execPath, generator, from, '--output', to, ...flags]);
  const types = readFileSync(to, 'utf8');
  writeFileSync(output, headerOf({ document, lock, types }) + types);
}

/** Once per lock file. */
async function installGenerator(lock) {
  const stamp = path.join(folder, 'node_modules/.saju-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(path.join(declared, name), path.join(folder, name));
  }
  await run(['npm', 'install', '--no-audit', '--no-fund', '--prefix', folder]);
  writeFileSync(stamp, lock);
}

async function run([program, ...args]) {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const { code } = await ended(child);
  if (code !== 0) throw new UserError('The types of the client could not be made: see above.');
}
