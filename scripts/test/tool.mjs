// Runs a tool from its TypeScript sources: `node scripts/test/tool.mjs chaos --minutes 1` calls `main` of scripts/chaos/main.ts,
// which resolves to the exit code. The platform's processes that it starts are those of the build.
import { createHeartbeat } from '../local/lib/heartbeat.mjs';
import { prepareProject } from '../local/lib/project.mjs';
import { exitWith } from '../local/lib/user-error.mjs';

const [tool, ...args] = process.argv.slice(2);
const heartbeat = createHeartbeat((line) => process.stderr.write(`${line}\n`), { doing: 'Preparing' });
try {
  await prepareProject(heartbeat.log);
  heartbeat.stop();
  await import('./register-hooks.mjs');
  const { main } = await import(`../${tool}/main.ts`);
  process.exit(await main(args));
} catch (error) {
  exitWith(error);
}
