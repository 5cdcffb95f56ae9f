// `npm run docs:lint`: checks docs/openapi.json by the strict rules of redocly.yaml. Any warning fails it.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../local/lib/paths.mjs';
import { ended } from '../../local/lib/processes.mjs';
import { exitWith, UserError } from '../../local/lib/user-error.mjs';

const declared = path.join(repositoryRoot, 'scripts/generators/openapi-lint');
/** Not beside its package.json, where programs that scan the sources would find the tool's. */
const folder = path.join(repositoryRoot, 'node_modules/.cache/saju-openapi-lint');

try {
  await installTool();
  const tool = path.join(folder, 'node_modules/@redocly/cli/bin/cli.js');
  const document = path.join(repositoryRoot, 'docs/openapi.json');
  const options = ['--config', path.join(declared, 'redocly.yaml'), '--max-problems', '50'];
  process.exitCode = await run(process.execPath, [tool, 'lint', document, ...options]);
} catch (error) {
  exitWith(error);
}

/** Once per lock file. The tool is not a dependency of the project, because only this needs it. */
async function installTool() {
  const stamp = path.join(folder, 'node_modules/.saju-installed');
  const lock = readFileSync(path.join(declared, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing the linter');
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(path.join(declared, name), path.join(folder, name));
  }
  const code = await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder]);
  if (code !== 0) throw new UserError('The linter could not be installed: see above.');
  writeFileSync(stamp, lock);
}

async function run(program, args) {
  const child = spawn(program, args, {
    cwd: declared,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const { code } = await ended(child);
  return code ?? 1;
}
