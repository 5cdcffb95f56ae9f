const { TestEnvironment } = require('jest-environment-node');

/** One failed test decides a mutant: the rest of its file is skipped, and so are the tests that `skip` names by prefix. */
module.exports = class FirstFailure extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.skip = config.projectConfig.testEnvironmentOptions.skip ?? [];
    this.failed = false;
  }

  async handleTestEvent({ name, test }) {
    if (name === 'test_start' && (this.failed || this.skip.some((prefix) => test.name.startsWith(prefix)))) {
      test.mode = 'skip';
    }
    if (name === 'test_done' && test.errors.length > 0) this.failed = true;
  }
};
