const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const root = path.join(__dirname, '../..');
const file = path.join(root, 'tests/timings.json');
const secondsOf = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Starts the longest files first, so that none is left running alone at the end. A new file counts as long. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const seconds = ({ path: full }) => secondsOf[path.relative(root, full)] ?? Number.POSITIVE_INFINITY;
    return [...tests].sort((one, other) => seconds(other) - seconds(one) || one.path.localeCompare(other.path));
  }
};
