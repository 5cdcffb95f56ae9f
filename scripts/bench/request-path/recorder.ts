import { type Debugger, type Profiler, Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';

/**
 * Preloaded (`--import`) into a process of the platform. Over IPC it reports which of the project's functions ran since the
 * last report, from V8's call counts, and then in which order, from breakpoints that never pause.
 */

export interface CalledFunction {
  /** Below dist, without `.js`. */
  readonly file: string;
  readonly name: string;
  readonly startOffset: number;
}

/** A function at its first call. */
export interface FirstCall extends CalledFunction {
  /** Nanoseconds of the machine's monotonic clock, which all processes share. */
  readonly at: number;
}

export type RecorderRequest =
  | { readonly recorder: 'counts' }
  | { readonly recorder: 'watch'; readonly functions: readonly CalledFunction[] }
  | { readonly recorder: 'forget' }
  | { readonly recorder: 'order' };

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));
const PROJECT = /^(api|workers|shared)\//;

const session = new Session();
session.connect();
const scripts = new Map<string, string>();
session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.url, params.scriptId));
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

const watched: CalledFunction[] = [];
const firstCalls = new Map<number, number>();
Object.assign(globalThis, {
  recordCall(index: number) {
    if (!firstCalls.has(index)) firstCalls.set(index, Number(process.hrtime.bigint()));
    return false;
  },
});

process.on('message', (request: RecorderRequest) => {
  if (request.recorder === 'counts') reply(calledFunctions());
  if (request.recorder === 'watch') reply(watch(request.functions));
  if (request.recorder === 'forget') reply(firstCalls.clear());
  if (request.recorder === 'order') {
    reply([...firstCalls].flatMap(([index, at]) => ({ ...watched[index], at })));
  }
});
process.channel?.unref();

function reply(answer: unknown): void {
  process.send?.({ type: 'recorder', answer });
}

/** Reading the counts sets them back. */
function calledFunctions(): CalledFunction[] {
  const { result } = request<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage');
  return result.flatMap(({ url, functions }) => {
    const file = url.startsWith(`file://${DIST}`) ? url.slice(`file://${DIST}`.length).replace(/\.js$/, '') : '';
    if (!PROJECT.test(file)) return [];
    return functions
      .filter(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0)
      .map(({ functionName, ranges }) => ({ file, name: functionName, startOffset: ranges[0]?.startOffset ?? 0 }));
  });
}

/** @returns those that a breakpoint was set in */
function watch(functions: readonly CalledFunction[]): readonly CalledFunction[] {
  session.post('Debugger.enable');
  for (const called of functions) {
    const scriptId = scripts.get(`file://${DIST}${called.file}.js`) ?? '';
    const { scriptSource } = request<Debugger.GetScriptSourceReturnType>('Debugger.getScriptSource', { scriptId });
    const before = scriptSource.slice(0, called.startOffset + 1).split('\n');
    const start = { scriptId, lineNumber: before.length - 1, columnNumber: before.at(-1)?.length ?? 0 };
    const { locations } = request<Debugger.GetPossibleBreakpointsReturnType>('Debugger.getPossibleBreakpoints', {
      start,
      restrictToFunction: true,
    });
    const [location] = locations;
    if (location === undefined) continue;
    const condition = `recordCall(${watched.push(called) - 1})`;
    session.post('Debugger.setBreakpoint', { location, condition });
  }
  return watched;
}

/** In this thread the session answers before `post` returns. */
function request<Result>(method: string, params: object = {}): Result {
  let answer: unknown;
  session.post(method, params, (error, result) => {
    if (error !== null) throw new Error(`${method}: ${error.message}`);
    answer = result;
  });
  return answer as Result;
}
