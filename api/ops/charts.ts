import { kstMinute } from '../../shared/core/clock.ts';
import type { HistoryPoint } from '../../shared/status/model-health.ts';
import { type Html, type HtmlValue, html } from '../site/html.ts';
import type { PageContext } from './page.ts';
import { numberText } from './parts.ts';

const HEIGHT = 32;
const STEP = 4;

/** Two small charts of the same time: calls with those that failed, and how long jobs waited. A bar says its figures. */
export function historyCharts(points: readonly HistoryPoint[], name: string, context: PageContext): Html {
  const { texts } = context;
  const number = (value: number) => numberText(context, value);
  const sum = (value: (point: HistoryPoint) => number) => points.reduce((total, point) => total + value(point), 0);
  const mostCalls = Math.max(...points.map(({ calls }) => calls));
  const longest = Math.max(...points.map(({ waitMs }) => waitMs ?? 0));
  const told = (point: HistoryPoint) =>
    `${kstMinute(point.at).replace('T', ' ')}: ${number(point.calls)} / ${number(point.failed)}, ${
      point.waitMs === null ? texts.unknown : `${number(point.waitMs)} ms`
    }`;
  const calls = `${texts.calls}: ${number(sum((point) => point.calls))} / ${number(sum(({ failed }) => failed))}`;
  const waits = `${texts.longestWait}: ${number(longest)} ms`;
  return html`${chart(`${name}, ${calls}`, points, (point, x) => [
    bar(x, point.calls / mostCalls, 'calls', told(point)),
    bar(x, point.failed / mostCalls, 'failed', told(point)),
  ])}<br><span class="soft">${calls}</span><br>
${chart(`${name}, ${waits}`, points, (point, x) => bar(x, (point.waitMs ?? 0) / longest, 'waits', told(point)))}<br>
<span class="soft">${waits}</span>`;
}

function chart(
  label: string,
  points: readonly HistoryPoint[],
  draw: (point: HistoryPoint, x: number) => HtmlValue,
): Html {
  const width = points.length * STEP;
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">
<path class="axis" d="M0 ${HEIGHT - 0.5}H${width}"/>${points.map((point, index) => draw(point, index * STEP))}</svg>`;
}

/** @param share of the greatest; NaN: that is 0 */
function bar(x: number, share: number, className: string, told: string): HtmlValue {
  if (!(share > 0)) return null;
  const height = Math.max(1, Math.round(share * (HEIGHT - 2)));
  const box = html`x="${x}" y="${HEIGHT - 1 - height}" width="${STEP - 1}" height="${height}"`;
  return html`<rect class="${className}" ${box}><title>${told}</title></rect>`;
}
