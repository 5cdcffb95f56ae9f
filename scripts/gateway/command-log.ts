import { appendFileSync } from 'node:fs';
import { decode } from './bson.ts';
import type { Request } from './request.ts';
import { shapesOf } from './shapes.ts';

/** The application name of the processes under test (tests/harness/services.ts). */
const underTest = 'saju-under-test';

/**
 * Writes a line of JSON to the file for each command's name, as a string, and for each shape of an operation that the
 * processes under test send, each once. The tests check both. Without a file it does nothing.
 */
export function commandRecorder(file: string): (request: Request) => void {
  if (file === '') return () => undefined;
  const seen = new Set<string>();
  const clients = new WeakSet<object>();
  const record = (what: unknown) => {
    const line = JSON.stringify(what);
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(file, `${line}\n`);
  };
  return (request) => {
    record(request.name);
    if (/^(hello|isMaster)$/i.test(request.name)) {
      // Of a connection's first command only.
      if (String(decode(request.body)['client']?.application?.name) === underTest) clients.add(request.client);
    } else if (clients.has(request.client)) for (const shape of shapesOf(request)) record(shape);
  };
}
