const path = require('node:path');
const { pathToFileURL } = require('node:url');

/**
 * A test runner of Jest (`testRunner`): jest-circus and all modules run in Node itself, in place of a VM context for each
 * test file. So a process loads each module once, and not once a file. Test files and the files of `setupFilesAfterEnv`
 * still run for each file. What it takes from Jest is jest-circus/runner, without the module registry.
 */
module.exports = async function runTestFile(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  // Jest has replaced it, for the source maps of its own registry. Node's own reads those of the modules (--enable-source-maps).
  Error.prepareStackTrace = undefined;
  const { initialize, runAndTransformResultsToJestFormat } = freshCircus();
  const { setGlobals } = await import('./jest-globals.mjs');
  await initialize({
    config,
    environment,
    globalConfig,
    localRequire: require,
    parentProcess: process,
    runtime,
    sendMessageToJest,
    setGlobalsForRuntime: (globals) => setGlobals({ ...globals, jest: environment.jest }),
    testPath,
  });
  for (const file of config.setupFilesAfterEnv) await importAnew(file);
  await importAnew(testPath);
  return runAndTransformResultsToJestFormat({ config, globalConfig, setupAfterEnvPerfStats: {}, testPath });
};

const CIRCUS = path.join(path.dirname(require.resolve('jest-circus/runner')), 'jestAdapterInit.js');

/** Its state (hooks, handlers of events) is that of one test file. */
function freshCircus() {
  delete require.cache[CIRCUS];
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  return require(CIRCUS);
}

let imports = 0;

function importAnew(file) {
  imports += 1;
  return import(`${pathToFileURL(file)}?${imports}`);
}
