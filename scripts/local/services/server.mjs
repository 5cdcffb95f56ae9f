import { delay, ended, stopChild } from '../lib/processes.mjs';
import { UserError } from '../lib/user-error.mjs';

/**
 * A server process that can be stopped, killed and restarted on the same address and folder. `launch()` spawns it,
 * `isReady()` checks its readiness, and `stopSignal` stops it in order.
 */
export class Server {
  #settings;
  #child;
  #stopping = false;

  constructor(settings) {
    this.#settings = settings;
  }

  /** The process id, or undefined while it does not run. */
  pid() {
    return this.running() ? this.#child.pid : undefined;
  }

  running() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Spawns the server and resolves when it is ready. */
  async start() {
    if (this.running()) return;
    const { name, launch, isReady, readyTimeoutMs = 90_000, onUnexpectedEnd } = this.#settings;
    this.#stopping = false;
    const child = launch();
    this.#child = child;
    let complaint = '';
    child.stderr?.on('data', (chunk) => (complaint = `${complaint}${chunk}`.slice(-2_000)));
    child.once('error', (error) => (complaint = error.message));
    await ready(
      child,
      isReady,
      readyTimeoutMs,
      () => `${name} did not start: ${complaint.trim().replaceAll('\n', '; ')}`,
    );
    child.once('exit', (code, signal) => {
      if (!this.#stopping) onUnexpectedEnd?.(name, signal ?? `code ${code}`);
    });
  }

  /** Stops it in order (SIGKILL after the time given to the constructor, 20 s by default). */
  async stop() {
    if (!this.running()) return;
    this.#stopping = true;
    await stopChild(this.#child, this.#settings.stopSignal, this.#settings.stopTimeoutMs ?? 20_000);
  }

  /** SIGKILL, as a crash: nothing is flushed. */
  async kill() {
    if (!this.running()) return;
    this.#stopping = true;
    this.#child.kill('SIGKILL');
    await ended(this.#child);
  }
}

async function ready(child, isReady, timeoutMs, complain) {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(child))) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null)
      throw new UserError(complain());
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new UserError(complain());
    }
    await delay(10);
  }
}
