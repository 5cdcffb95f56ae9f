const { readFileSync } = require('node:fs');
const path = require('node:path');
const { DefaultReporter } = require('@jest/reporters');

const root = path.join(__dirname, '../..');

/** Jest's own output, and before the errors of a file: what its failed tests prove, and how to run them alone. */
module.exports = class Reporter extends DefaultReporter {
  printTestFileFailureMessage(testPath, config, result) {
    const file = path.relative(root, testPath);
    const command = file.startsWith('tests/crashes/') ? 'test:crashes' : 'test';
    for (const { status, title, fullName } of result.testResults) {
      if (status !== 'failed') continue;
      const promise = promiseOf(file, title);
      if (promise !== null) this.log(`  Broken promise: ${promise}`);
      this.log(`  Run it alone: npm run ${command} -- ${file} -t ${quoted(escaped(fullName))}`);
    }
    super.printTestFileFailureMessage(testPath, config, result);
  }
};

/** The promise of docs/guarantees.md that the test proves; null: it proves none. */
function promiseOf(file, title) {
  const promises = readFileSync(path.join(root, 'docs/guarantees.md'), 'utf8')
    .split(/^- \*\*/m)
    .slice(1);
  const found = promises.find((text) => {
    const proof = text.slice(text.indexOf('  Proof: '));
    return proof.includes(`\`${file}\``) && proof.includes(title);
  });
  return found === undefined ? null : `${found.slice(0, found.indexOf('**'))} (docs/guarantees.md)`;
}

/** For `-t`, which takes a regular expression. */
const escaped = (name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
