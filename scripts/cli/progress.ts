export interface Progress {
  update(done: number): void;
  /** A line between: on a terminal above the bar, which the next update draws again. */
  log(line: string): void;
  end(): void;
}

const BAR_WIDTH = 30;
const LINE_EVERY_PERCENT = 10;
const LINE_EVERY_MS = 8_000;

/**
 * Shows the progress of a long command: a bar on a terminal, otherwise a plain line for every tenth part, and at the
 * latest after 8 s.
 * @param elapsedMs since the start of the work
 */
export function createProgress(options: {
  readonly total: number;
  readonly unit: string;
  readonly stream: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly elapsedMs: () => number;
}): Progress {
  const { total, unit, stream, elapsedMs } = options;
  const isTerminal = stream.isTTY === true;
  let shownPercent = -1;
  let shownAtMs = 0;
  const text = (done: number, percent: number) => {
    const perSecond = Math.round((done * 1000) / Math.max(1, elapsedMs()));
    return `${percent} %  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${unit}, ${perSecond.toLocaleString('en')}/s`;
  };
  const isDue = (percent: number) => {
    if (elapsedMs() - shownAtMs >= LINE_EVERY_MS) return true;
    if (isTerminal) return percent !== shownPercent;
    return Math.floor(percent / LINE_EVERY_PERCENT) > Math.floor(shownPercent / LINE_EVERY_PERCENT);
  };
  return {
    update(done) {
      const percent = Math.floor((done * 100) / total);
      if (!isDue(percent)) return;
      if (isTerminal) {
        const full = Math.round((BAR_WIDTH * done) / total);
        stream.write(`\r[${'#'.repeat(full)}${'-'.repeat(BAR_WIDTH - full)}] ${text(done, percent)}\u001b[K`);
      } else stream.write(`${text(done, percent)}\n`);
      shownPercent = percent;
      shownAtMs = elapsedMs();
    },
    log(line) {
      stream.write(isTerminal ? `\r${line}\u001b[K\n` : `${line}\n`);
    },
    end() {
      if (isTerminal) stream.write('\n');
    },
  };
}
