import { execFile } from 'node:child_process';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { until } from '../../tests/harness/http.ts';
import { exchangeRaw, openRaw, type RawConnection } from '../../tests/harness/raw-connection.ts';
import { readBytes } from './body.ts';
import { type MessageClasses, messageClasses } from './message-classes.ts';
import { createApiServer, TIMEOUTS } from './server.ts';

/** Deadlines short enough for a test, in the proportions of the real ones. */
const SHORT = { headersMs: 3_000, requestMs: 6_000, idleMs: 3_000, silenceMs: 9_000, checkEveryMs: 50 };
const STREAM_MS = 12_000;

describe('the HTTP server', () => {
  const servers: Server[] = [];
  const requests: string[] = [];
  let url: string;
  let streamed: Promise<string>;

  const start = async (app: RequestListener, timeouts = SHORT, messages: MessageClasses = {}) => {
    const server = createApiServer(app, timeouts, messages);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  };
  beforeAll(async () => {
    url = await start((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      const chunks: Buffer[] = [];
      if (request.url === '/stream') {
        response.write('begin\n');
        const beat = setInterval(() => response.write('beat\n'), 100);
        response.once('close', () => clearInterval(beat));
        setTimeout(() => response.end('end\n'), STREAM_MS);
        return;
      }
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => response.end(`${Buffer.concat(chunks)}`));
    });
    streamed = fetch(`${url}/stream`).then((response) => response.text());
  });
  afterAll(async () => {
    await Promise.all(
      servers.map((server) => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  });

  it('disconnects a hundred clients that send their headers byte by byte, and answers others meanwhile', async () => {
    const slow = await Promise.all(Array.from({ length: 100 }, () => openRaw(url)));
    for (const each of slow) each.send('GET / HTTP/1.1\r\nHost: x\r\nX-A: ');
    const drip = setInterval(() => {
      for (const each of slow) if (each.isOpen) each.send('a');
    }, 100);
    expect((await fetch(url)).status).toBe(200);
    await Promise.all(slow.map((each) => each.closed()));
    clearInterval(drip);
    for (const { statuses } of slow) expect(statuses.every((status) => status === 408)).toBe(true);
    expect((await fetch(url)).status).toBe(200);
  });

  it('disconnects a client that sends its body byte by byte', async () => {
    const slow = await openRaw(url);
    slow.send('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n');
    const drip = setInterval(() => slow.isOpen && slow.send('a'), 100);
    await slow.closed();
    clearInterval(drip);
    expect(slow.statuses).not.toContain(200);
  });

  it('disconnects a client that does not read its response', async () => {
    const its = await start((_request, response) => response.write(Buffer.alloc(8 * 1024 * 1024)));
    const server = servers.at(-1);
    const open = () => new Promise<number>((resolve) => server?.getConnections((_error, count) => resolve(count)));
    const deaf = await fetch(its);
    expect(await open()).toBe(1);
    await until('the connection is cut', async () => (await open()) === 0);
    await deaf.body?.cancel().catch(() => undefined);
  });

  it('disconnects those who have not read their answers for longest when more than 32 MB wait to be read', async () => {
    const answer = Buffer.alloc(8 * 1024 * 1024);
    const sockets: Socket[] = [];
    const its = await start((request, response) => {
      sockets.push(request.socket);
      response.end(answer);
    });
    const clients: RawConnection[] = [];
    const ask = async () => {
      const client = await openRaw(its);
      clients.push(client);
      client.pause();
      client.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      await until('it is answered', async () => sockets.length === clients.length);
      await delay(2 * SHORT.checkEveryMs);
    };
    const open = () => sockets.flatMap((socket, index) => (socket.destroyed ? [] : [index]));
    const unread = () => sockets.reduce((sum, socket) => sum + (socket.destroyed ? 0 : socket.writableLength), 0);
    const bound = 32 * 1024 * 1024;
    for (let count = 0; count < 8; count += 1) {
      await ask();
      await until('no more wait', async () => unread() <= bound);
    }
    expect(open()).toEqual([5, 6, 7]);
    expect((await fetch(its)).status).toBe(200);
    for (const client of clients) client.destroy();
  });

  describe('takes a body in a thousand pieces', () => {
    let its: string;
    beforeAll(async () => {
      const app = express();
      app.post('/read', async (request, response) => {
        const error = await readBytes(request, response).then(
          () => null,
          (cause: Error) => cause,
        );
        if (error === null) response.end('read');
        else response.status(413).set('Connection', 'close').end(error.message);
      });
      app.use((_request, response) => void response.end('unread'));
      its = await start(app, SHORT, messageClasses(app));
    });
    const begin = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const pieces = (count: number) => '1\r\n \r\n'.repeat(count);
    const end = '0\r\n\r\n';

    it('and refuses one in more', async () => {
      const fine = await exchangeRaw(its, begin('/read') + pieces(1_000) + end);
      expect([fine.statuses, fine.isOpen]).toEqual([[200], true]);
      const scattered = await exchangeRaw(its, begin('/read') + pieces(5_000) + end);
      expect(scattered.statuses).toEqual([413]);
      expect(scattered.received).toContain('The body comes in more than 1000 pieces.');
      await scattered.closed();
      fine.destroy();
    });

    it('that is not read, and disconnects a client that sends more', async () => {
      const fine = await exchangeRaw(its, begin('/unread'));
      fine.send(pieces(1_000) + end + begin('/unread'));
      await until('the next is answered', async () => fine.statuses.length === 2);
      fine.send(pieces(5_000));
      await fine.closed();
      expect(fine.statuses).toEqual([200, 200]);
    });
  });

  it('cuts no client that reads its answers, however many others do not', async () => {
    const answer = Buffer.alloc(4 * 1024 * 1024);
    const its = await start((_request, response) => response.end(answer));
    const deaf = await Promise.all(Array.from({ length: 20 }, () => openRaw(its)));
    for (const each of deaf) {
      each.pause();
      each.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    }
    for (let count = 0; count < 10; count += 1) {
      expect((await (await fetch(its)).arrayBuffer()).byteLength).toBe(answer.length);
      await delay(SHORT.checkEveryMs);
    }
    for (const each of deaf) each.destroy();
  });

  it('begins the requests that a client writes without waiting one by one, answers all, and none once it has left', async () => {
    const running = new Set<ServerResponse>();
    let begun = 0;
    let most = 0;
    const its = await start((_request, response) => {
      begun += 1;
      most = Math.max(most, running.add(response).size);
      setTimeout(() => {
        running.delete(response);
        response.end();
      }, 2);
    });
    const request = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
    const patient = await openRaw(its);
    patient.send(request.repeat(100));
    await until('all are answered', async () => patient.statuses.length === 100);
    expect([most, begun, patient.isOpen]).toEqual([1, 100, true]);
    patient.send(request);
    await until('the next is answered, too', async () => patient.statuses.length === 101);
    begun = 0;
    const gone = await openRaw(its);
    gone.send(request.repeat(100));
    await until('some are begun', async () => begun > 0);
    gone.destroy();
    await gone.closed();
    await until('no more are begun', async () => running.size === 0);
    const before = begun;
    await delay(200);
    expect([before < 100, begun]).toEqual([true, before]);
  });

  it('handles each request once, of clients that send the next one as soon as they are answered', async () => {
    let handled = 0;
    const server = await start((_, response) => {
      handled += 1;
      setTimeout(() => response.headersSent || response.end('x'), Math.random() * 5);
    });
    const [clients, each] = [20, 50];
    const script = `
      const { connect } = require('node:net');
      const { port, hostname } = new URL(process.argv[1]);
      for (let client = 0; client < ${clients}; client += 1) {
        let left = ${each};
        const socket = connect(Number(port), hostname);
        const send = () => socket.write('POST / HTTP/1.1\\r\\nHost: x\\r\\nContent-Length: 2\\r\\n\\r\\n{}');
        socket.on('data', () => { left -= 1; if (left > 0) send(); else socket.end(); });
        send();
      }`;
    await promisify(execFile)(process.execPath, ['-e', script, server]);
    expect(handled).toBe(clients * each);
  });

  it('disconnects a client that writes more than a hundred requests at once, and lets others wait that do not wait themselves', async () => {
    let begun = 0;
    const its = await start(() => {
      begun += 1;
    });
    const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
    const hasty = await openRaw(its);
    hasty.send(request.repeat(3_000));
    await hasty.closed();
    expect(begun).toBe(1);
    const steady = await openRaw(its);
    const drip = setInterval(() => steady.isOpen && steady.send(request.repeat(50)), 20);
    await until('its first has begun', async () => begun === 2);
    // While some wait no more are read.
    await delay(500);
    clearInterval(drip);
    expect(begun).toBe(2);
    steady.destroy();
  });

  it('keeps a stream open past every deadline', async () => {
    expect(await streamed).toMatch(/^begin\n(beat\n)+end\n$/);
  });

  it('closes an idle keep-alive connection', async () => {
    const idle = await exchangeRaw(url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(idle.statuses).toEqual([200]);
    await idle.closed();
  });

  it.each([
    [
      'both lengths',
      'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n',
    ],
    [
      'two lengths that differ',
      'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\nGET /b HTTP/1.1\r\n\r\n',
    ],
    ['a length that is no number', 'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: +4\r\n\r\nabcd'],
    ['an encoding it does not know', 'POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['chunked not last', 'POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['one encoding more', 'POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
    ['a blank before the colon', 'POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'GET /a HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n Transfer-Encoding: chunked\r\n\r\n'],
    ['a bare line feed', 'GET /a HTTP/1.1\nHost: x\n\n'],
    ['a bad chunk size', 'POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n'],
    ['no host', 'GET /a HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /a HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n'],
    ['a target that is no address', 'GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a path that reads as a broken address', 'GET //a@[::1#b HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a user that is not encoded', 'GET http://%zz@b/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a path that reads as such an address', 'GET //%zz@b#c HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a null byte in a header', 'GET /a HTTP/1.1\r\nHost: x\r\nX-A: \u0000\r\n\r\n'],
    ['another protocol', '\u0016\u0003\u0001\u0002\u0000 hello'],
  ])('refuses a request with %s, and ignores the bytes behind it', async (_what, text) => {
    requests.length = 0;
    const connection = await exchangeRaw(url, text);
    await connection.closed();
    expect(connection.statuses).toEqual([400]);
    expect(requests.filter((each) => each.includes('/b'))).toEqual([]);
    expect(connection.received).toMatch(/X-Request-Id: req_[0-9a-z]{26}\r\n/);
    expect(JSON.parse(connection.received.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      type: '/errors/validation',
      status: 400,
      code: 'validation_error',
    });
  });

  it('treats the body of a GET as a body, not as another request', async () => {
    requests.length = 0;
    const smuggled = 'GET /b HTTP/1.1\r\nHost: x\r\n\r\n';
    const text = `GET /a HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}GET /c HTTP/1.1\r\nHost: x\r\n\r\n`;
    const connection = await exchangeRaw(url, text, 2);
    expect(connection.statuses).toEqual([200, 200]);
    expect(requests).toEqual(['GET /a', 'GET /c']);
    connection.destroy();
  });

  it('serves a request with an unknown Expect header', async () => {
    const text = 'POST /a HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\nContent-Length: 4\r\n\r\nabcd';
    const connection = await exchangeRaw(url, text);
    expect(connection.statuses).toEqual([200]);
    expect(connection.received).toMatch(/\r\n\r\nabcd$/);
    connection.destroy();
  });

  it('answers 431 to headers or a URL beyond 16 KB, on a keep-alive connection too', async () => {
    const long = `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const fresh = await exchangeRaw(url, long);
    expect(fresh.statuses).toEqual([431]);
    const kept = await exchangeRaw(url, `GET / HTTP/1.1\r\nHost: x\r\n\r\n`);
    kept.send(long);
    await kept.closed();
    expect(kept.statuses).toEqual([200, 431]);
    expect(kept.received).toContain('"code":"payload_too_large"');
    expect(
      (await exchangeRaw(url, `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`)).statuses,
    ).toEqual([431]);
  });

  it('keeps connections longer than proxies do, and waits for a response longer than a generation takes', () => {
    expect(TIMEOUTS.idleMs).toBeGreaterThan(60_000);
    expect(TIMEOUTS.silenceMs).toBeGreaterThan(120_000);
    expect(TIMEOUTS.headersMs).toBeLessThanOrEqual(10_000);
    expect(TIMEOUTS.headersMs).toBeLessThan(TIMEOUTS.requestMs);
  });
});
