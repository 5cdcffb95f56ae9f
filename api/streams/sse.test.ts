import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import express, { type Response } from 'express';
import { createEventStreams, type EventStream, type EventStreams } from './sse.ts';

const BOUND_BYTES = 64 * 1024;
const EVENT_BYTES = 16 * 1024;
/** The socket buffers of the system for a client that does not read, on both sides: some megabytes. */
const MOST_IN_FLIGHT_BYTES = 64 * 1024 * 1024;

describe('event streams', () => {
  let streams: EventStreams;
  let server: Server;
  let opened: Promise<{ stream: EventStream; response: Response }>;
  let closed: Promise<void>;

  beforeEach(async () => {
    // createEventStreams starts the one timer; the timers of sockets are Node's own.
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'],
    });
    streams = createEventStreams();
    const app = express();
    closed = new Promise((onClosed) => {
      opened = new Promise((resolve) => {
        app.get('/', (_request, response) => {
          resolve({ stream: streams.open(response, 'call.', onClosed), response });
        });
      });
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    streams.close();
    jest.useRealTimers();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('end at the headers for HEAD, and take no events', async () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect((await opened).stream.isOpen).toBe(false);
    await closed;
    expect(streams.count).toBe(0);
  });

  it('disconnect a client that has stopped reading once more than 64 KB wait for it', async () => {
    const client = await connectTo(server);
    client.pause();
    const { stream, response } = await opened;
    const data = { text: 'x'.repeat(EVENT_BYTES) };
    let sentBytes = 0;
    let mostBuffered = 0;
    while (stream.isOpen && sentBytes < MOST_IN_FLIGHT_BYTES) {
      stream.send({ id: 'call.a', event: 'fortune', data });
      sentBytes += EVENT_BYTES;
      mostBuffered = Math.max(mostBuffered, response.writableLength);
      await turn();
    }
    expect(response.destroyed).toBe(true);
    expect(sentBytes).toBeLessThan(MOST_IN_FLIGHT_BYTES);
    expect(mostBuffered).toBeLessThan(BOUND_BYTES + 2 * EVENT_BYTES);
    await closed;
    expect(streams.count).toBe(0);
    // Later writes to it are harmless.
    stream.send({ id: 'call.b', event: 'fortune', data });
    stream.end();
    expect(response.writableLength).toBe(0);
    client.destroy();
  });

  it('keep a client that reads, however much it receives', async () => {
    const client = await connectTo(server);
    const received = countBytes(client);
    const { stream, response } = await opened;
    const data = { text: 'x'.repeat(EVENT_BYTES) };
    for (let sent = 0; sent < 1_000; sent += 1) {
      stream.send({ id: 'call.a', event: 'fortune', data });
      if (response.writableNeedDrain) await once(response, 'drain');
    }
    stream.end();
    await closed;
    await once(client, 'close');
    expect(received()).toBeGreaterThan(1_000 * EVENT_BYTES);
    expect(streams.count).toBe(0);
  });

  it('end at once when the client disconnects', async () => {
    const client = await connectTo(server);
    const { stream } = await opened;
    expect(streams.count).toBe(1);
    client.destroy();
    await closed;
    expect(stream.isOpen).toBe(false);
    expect(streams.count).toBe(0);
  });

  it('send headers and a comment at once, a heartbeat every 15 seconds, and at the stop the retry delay and last event id', async () => {
    const client = await connectTo(server);
    const text = readText(client);
    await until(() => text().includes(': connected\n\n'));
    expect(text()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(text()).toContain('Content-Type: text/event-stream; charset=utf-8');
    jest.advanceTimersByTime(14_999);
    await opened;
    expect(text()).not.toContain('keep-alive\n\n');
    jest.advanceTimersByTime(1);
    await until(() => text().includes(': keep-alive\n\n'));
    streams.close();
    await until(() => text().includes('retry: 1000\nid: call.\n\n'));
    await once(client, 'end');
    expect(streams.count).toBe(0);
  });
});

async function connectTo(server: Server): Promise<Socket> {
  const address = server.address();
  const client = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  await once(client, 'connect');
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n');
  return client;
}

function countBytes(client: Socket): () => number {
  let bytes = 0;
  client.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  return () => bytes;
}

function readText(client: Socket): () => string {
  let text = '';
  client.setEncoding('utf8');
  client.on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

/** Jest's time limit ends it if the condition never holds. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await turn();
}

/** Lets sockets process their pending events. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
