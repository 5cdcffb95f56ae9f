import { repositoryRoot } from './paths.mjs';
import { delay, ended, spawnServer, stopChild } from './processes.mjs';
import { UserError } from './user-error.mjs';

const readyWithinMs = 60_000;
const stopWithinMs = 40_000;
const longestPauseMs = 15_000;

/**
 * A Node process of the service. It reports by `process.send({type: 'ready'})` that it is ready, by
 * `{type: 'refused', message}` that no start can succeed, and stops in order on SIGTERM. When it dies it is restarted after growing pauses. It is abandoned after five deaths within a minute without
 * a long ready period between them.
 */
export class Child {
  #settings;
  #process;
  #stopping = false;
  #deaths = [];
  /** Why no start can succeed. */
  #refusal;

  constructor(settings) {
    this.#settings = settings;
  }

  /** Resolves when the process is ready for the first time. */
  async start() {
    for (;;) {
      this.#launch();
      const child = this.#process;
      const state = await Promise.race([isReady(child), ended(child).then(() => 'ended'), delay(readyWithinMs)]);
      if (state === 'ready') {
        this.#watch(child);
        return;
      }
      if (this.#stopping) return;
      if (state === undefined) await stopChild(child, 'SIGTERM', 5_000);
      await this.#pauseAfterDeath(child, state === undefined ? 'was not ready within 60 s' : undefined);
    }
  }

  async stop() {
    this.#stopping = true;
    if (this.#process !== undefined) await stopChild(this.#process, 'SIGTERM', stopWithinMs);
  }

  /** Delivered only while the process runs. */
  send(message) {
    if (this.#process?.connected) this.#process.send(message, () => undefined);
  }

  #launch() {
    const { args, environment, log, onMessage } = this.#settings;
    this.#process = spawnServer(process.execPath, args, {
      cwd: repositoryRoot,
      env: environment,
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
      deathSignal: 'SIGTERM',
    });
    this.#process.on('message', (message) => {
      if (message?.type === 'refused') this.#refusal = message.message;
      else onMessage(message);
    });
  }

  async #watch(child) {
    await ended(child);
    if (this.#stopping) return;
    try {
      await this.#pauseAfterDeath(child);
      await this.start();
      if (!this.#stopping) this.#settings.say(`${this.#settings.name} runs again`);
    } catch (error) {
      this.#settings.stopWithError(error.message);
    }
  }

  async #pauseAfterDeath(child, why = `ended (${child.signalCode ?? `code ${child.exitCode}`})`) {
    const { name, log, say } = this.#settings;
    // Its last message may follow its exit.
    if (child.connected) await new Promise((resolve) => child.once('disconnect', resolve));
    if (this.#refusal !== undefined) throw new UserError(`Saju cannot start: ${this.#refusal}`);
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((at) => now - at < 60_000), now];
    if (this.#deaths.length >= 5) {
      throw new UserError(`${name} ${why} five times within a minute: see ${log.file}`);
    }
    const pauseMs = Math.min(250 * 2 ** this.#deaths.length, longestPauseMs);
    say(`${name} ${why}: restarting in ${pauseMs / 1000} s (log: ${log.file})`);
    await delay(pauseMs);
  }
}

function isReady(child) {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (message?.type === 'ready') resolve('ready');
    });
  });
}
