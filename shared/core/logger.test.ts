import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  const logger = createLogger({ level: 'trace', service: 'test', destination: { write: (line) => lines.push(line) } });
  write(logger);
  return lines.map((line) => JSON.parse(line));
}

describe('the logger', () => {
  it('writes JSON lines with service, process, level, time and message', () => {
    const [line] = logged((logger) => logger.warn({ request_id: 'req_1', status: 503 }, 'not now'));
    expect(line).toMatchObject({
      level: 'warn',
      service: 'test',
      pid: process.pid,
      request_id: 'req_1',
      status: 503,
      message: 'not now',
    });
    expect(line?.['time']).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  });

  it('writes no field that is not on its list', () => {
    const [line] = logged((logger) =>
      logger.info({ name: '홍길동', birth_year: 1990, external_id: 'c-1', body: { a: 1 }, model: 'haiku' }, 'made'),
    );
    expect(JSON.stringify(line)).not.toMatch(/홍길동|1990|c-1|body/);
    expect(line).toMatchObject({ model: 'haiku', message: 'made' });
  });

  it("writes an error's name, message, code and stack, and none of its properties", () => {
    const error = Object.assign(new TypeError('x is not a function'), { code: 'E_X', document: { name: '홍길동' } });
    const [line] = logged((logger) => logger.error({ err: error }, 'failed'));
    expect(line?.['err']).toMatchObject({ name: 'TypeError', message: 'x is not a function', code: 'E_X' });
    expect(JSON.stringify(line)).toContain('logger.test.ts');
    expect(JSON.stringify(line)).not.toContain('홍길동');
  });

  it.each([
    [
      'MongoServerError',
      'E11000 duplicate key error collection: saju.profiles index: external_id dup key: { externalId: "canary-홍길동" }',
    ],
    ['MongoBulkWriteError', "E11000 dup key: { : 'canary-홍길동' }"],
    ['ValidationError', 'Profile validation failed: name: Path `name` ("canary-홍길동") is longer than 50'],
    ['CastError', 'Cast to Number failed for value "canary-홍길동" (type string) at path "birthYear"'],
    ['ZodError', '[{"code":"custom","path":["name"],"message":"bad","input":"canary-홍길동"}]'],
    ['SyntaxError', `Unexpected token '홍', "{"name": canary-홍길동" is not valid JSON`],
    ['TypeError', "Received type string ('canary-홍길동')"],
    ['DriverErrorOfNextYear', 'the value "canary-홍길동" is not what was expected'],
    ['StrictModeError', 'Field `canary-홍길동` is not in schema and strict mode is set to throw.'],
  ])('removes the document from the message of a %s', (name, message) => {
    const error = Object.assign(new Error(message), {
      name,
      code: 11_000,
      keyValue: { externalId: 'canary-홍길동' },
      writeErrors: [{ op: { name: 'canary-홍길동' } }],
    });
    const [line] = logged((logger) => logger.error({ err: error }, 'failed'));
    expect(JSON.stringify(line)).not.toContain('canary');
    expect(line?.['err']).toMatchObject({ name });
  });

  it('mistakes no line of a message for a line of the stack', () => {
    const error = new Error('{"name":"x\n    at canary-홍길동 (body:1:1)"}');
    const [line] = logged((logger) => logger.error({ err: error }, 'failed'));
    expect(JSON.stringify(line)).not.toContain('canary');
    expect(JSON.stringify(line)).toContain('logger.test.ts');
  });

  it('removes documents from causes too, and truncates long messages', () => {
    const cause = Object.assign(new Error('dup key: { name: "canary-홍길동" }'), { name: 'MongoServerError' });
    const error = new Error('x'.repeat(10_000), { cause });
    const [line] = logged((logger) => logger.error({ err: error }, 'failed'));
    const text = JSON.stringify(line);
    expect(text).not.toContain('canary');
    expect(text.length).toBeLessThan(4_000);
    expect(line?.['err']).toMatchObject({ cause: { name: 'MongoServerError' } });
  });

  it('removes what a long message quotes beyond the length that is looked at', () => {
    const error = Object.assign(new Error(`dup key: "canary ${'{'.repeat(100_000)}" canary`), {
      name: 'MongoServerError',
    });
    const [line] = logged((logger) => logger.error({ err: error }, 'failed'));
    expect(line?.['err']).toMatchObject({ message: expect.stringMatching(/^dup key: \[redacted\].{0,3}$/) });
  });

  it('writes nothing of a thrown value other than an error', () => {
    const [line] = logged((logger) => logger.error({ err: { name: '홍길동' } }, 'failed'));
    expect(line?.['err']).toEqual({ name: 'object' });
  });

  it('redacts an error that is logged without a message, whose own message pino would copy', () => {
    const error = Object.assign(new Error('dup key: { name: "canary-홍길동" }'), { name: 'MongoServerError' });
    for (const line of logged((logger) => {
      logger.error(error);
      logger.error({ err: error });
    })) {
      expect(JSON.stringify(line)).not.toContain('canary');
      expect(line['err']).toMatchObject({ name: 'MongoServerError' });
    }
  });
});
