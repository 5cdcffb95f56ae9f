export interface Progress {
  update(done: number): void;
  end(): void;
}

const BAR_WIDTH = 30;
const LINE_EVERY_PERCENT = 10;

/**
 * Shows the progress of a long command: a bar on a terminal, otherwise a plain line for every tenth part.
 * @param elapsedMs since the start of the work
 */
export function createProgress(options: {
  readonly total: number;
  readonly unit: string;
  readonly stream: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly elapsedMs: () => number;
}): Progress {
  const { total, unit, stream, elapsedMs } = options;
  let shownPercent = -1;
  const text = (done: number, percent: number) => {
    const perSecond = Math.round((done * 1000) / Math.max(1, elapsedMs()));
    return `${percent} %  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${unit}, ${perSecond.toLocaleString('en')}/s`;
  };
  return {
    update(done) {
      const percent = Math.floor((done * 100) / total);
      if (percent === shownPercent) return;
      if (stream.isTTY === true) {
        const full = Math.round((BAR_WIDTH * done) / total);
        stream.write(`\r[${'#'.repeat(full)}${'-'.repeat(BAR_WIDTH - full)}] ${text(done, percent)}\u001b[K`);
      } else if (Math.floor(percent / LINE_EVERY_PERCENT) > Math.floor(shownPercent / LINE_EVERY_PERCENT)) {
        stream.write(`${text(done, percent)}\n`);
      }
      shownPercent = percent;
    },
    end() {
      if (stream.isTTY === true) stream.write('\n');
    },
  };
}
