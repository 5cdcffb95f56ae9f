const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const vm = require('node:vm');

/** A test environment of Jest for native-runner.cjs: Node's own globals, and spies and fake timers on them. */
module.exports = class BareEnvironment {
  global = globalThis;

  constructor({ projectConfig: config }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    const [mocks, timers] = [this.moduleMocker, this.fakeTimersModern];
    /** The `jest` of `@jest/globals`: what tests here use of it. */
    this.jest = {
      fn: mocks.fn.bind(mocks),
      spyOn: mocks.spyOn.bind(mocks),
      restoreAllMocks: () => mocks.restoreAllMocks(),
      useFakeTimers: (options) => timers.useFakeTimers(options),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
      getTimerCount: () => timers.getTimerCount(),
    };
  }

  /** What tests/harness/platform.ts registers is printed when a test fails. */
  handleTestEvent({ name }) {
    if (name === 'test_fn_failure') globalThis.onTestFailure?.();
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
  }

  exportConditions() {
    return ['node', 'import'];
  }

  /** Jest asks for one; no code runs in it. */
  getVmContext() {
    return vm.createContext();
  }
};
