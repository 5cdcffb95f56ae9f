import { generateKeyPairSync } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Dispatcher } from 'undici';
import { type DnsServer, startDnsServer } from '../../tests/harness/dns-server.ts';
import { certificateMessage, certificateWith, record } from '../../tests/harness/handshakes.ts';
import { type Receiver, startReceiver } from '../../tests/harness/receiver.ts';
import { SELF_SIGNED } from '../../tests/harness/self-signed.ts';
import { attempt } from './client.ts';
import { createDeliveryAgents } from './connect.ts';
import { createBoundedResolve, createResolve } from './resolve.ts';

/** A slow machine must not resolve a name twice. */
const PATIENT = { timeoutMs: 10_000 };

/** Attempts over real sockets, with the tests' own name server behind the look-up. */
describe('an attempt', () => {
  let dns: DnsServer;
  let receiver: Receiver;
  const agents: Dispatcher[] = [];
  const servers: Server[] = [];

  beforeAll(async () => {
    [dns, receiver] = await Promise.all([startDnsServer(), startReceiver()]);
  });
  afterAll(async () => {
    await Promise.all(agents.map((agent) => agent.destroy()));
    for (const server of servers) server.close();
    await Promise.all([dns.close(), receiver.close()]);
  });

  const agentWith = (allowPrivateTargets: boolean, ca?: string): Dispatcher => {
    const resolve = createResolve([dns.address], PATIENT);
    const options = { resolve, allowPrivateTargets, maxConnections: 10, ...(ca && { ca }) };
    const agent = createDeliveryAgents(options).of('acc_test');
    agents.push(agent);
    return agent;
  };
  const post = (agent: Dispatcher, url: string, options: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
    attempt(
      agent,
      {
        url,
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
        // Turns of TLS rest for many times as long as their steps take, which is long on a busy machine.
        timeoutMs: options.timeoutMs ?? 120_000,
        signal: options.signal ?? new AbortController().signal,
      },
      () => new Date('2026-01-01T00:00:00Z'),
    );
  const port = () => new URL(receiver.url).port;

  it('succeeds with 2xx and reuses a connection', async () => {
    const agent = agentWith(true);
    const before = receiver.connections;
    for (let count = 0; count < 5; count += 1) {
      expect(await post(agent, `${receiver.url}/again`)).toMatchObject({ ok: true, responseCode: 204 });
    }
    // The pool opens a second connection when the first is still busy.
    expect(receiver.connections - before).toBeLessThanOrEqual(2);
  });

  it.each([['127.0.0.1'], ['2130706433'], ['0x7f.1'], ['[::1]'], ['[::ffff:127.0.0.1]'], ['169.254.169.254']])(
    'sends nothing to %s',
    async (host) => {
      const result = await post(agentWith(false), `http://${host}:${port()}/refused`);
      expect(result).toMatchObject({
        ok: false,
        responseCode: null,
        errorMessage: 'The address is not on the public internet: nothing was sent',
      });
      expect(receiver.received('/refused')).toEqual([]);
    },
  );

  it('says the same of a name with a private address as of one that does not exist', async () => {
    dns.set('name.example', ['127.0.0.1']);
    const results = [];
    for (const host of ['name.example', 'unknown.example', 'localhost']) {
      results.push(await post(agentWith(false), `http://${host}:${port()}/refused`));
    }
    const [first] = results;
    expect(results).toEqual([first, first, first]);
    expect(first).toEqual({
      ok: false,
      responseCode: null,
      responseTimeMs: null,
      errorMessage: 'The host name has no address on the public internet: nothing was sent',
      retryAfterMs: null,
      responseHeaders: null,
      responseBody: null,
    });
    expect(receiver.received('/refused')).toEqual([]);
  });

  it.each([['0'], ['22'], ['25'], ['6000']])('sends nothing to port %s, also of a public address', async (refused) => {
    dns.set('public.example', ['93.184.215.14']);
    for (const host of ['93.184.215.14', 'public.example']) {
      const { errorMessage } = await post(agentWith(false), `http://${host}:${refused}/`);
      expect(errorMessage).toContain('nothing was sent');
    }
  });

  it('sends nothing to a name that had a public address when it was checked and has a private one now', async () => {
    dns.set('rebind.example', ['93.184.215.14'], ['127.0.0.1']);
    const resolve = createResolve([dns.address], PATIENT);
    expect(await resolve('rebind.example')).toEqual(['93.184.215.14']);
    const result = await post(agentWith(false), `http://rebind.example:${port()}/rebound`);
    expect(result.errorMessage).toContain('no address on the public internet');
    expect(receiver.received('/rebound')).toEqual([]);
  });

  it.each([
    ['after', ['93.184.215.14', '127.0.0.1']],
    ['before', ['127.0.0.1', '93.184.215.14']],
  ])('sends nothing to a name with a private address %s a public one', async (place, addresses) => {
    dns.set(`${place}.example`, addresses);
    const result = await post(agentWith(false), `http://${place}.example:${port()}/mixed`);
    expect(result.errorMessage).toBe('The host name has no address on the public internet: nothing was sent');
    expect(receiver.received('/mixed')).toEqual([]);
  });

  it('connects to the checked address: the name is resolved once per connection', async () => {
    dns.set('once.example', ['127.0.0.1'], ['192.0.2.1']);
    const result = await post(agentWith(true), `http://once.example:${port()}/once`);
    expect(result).toMatchObject({ ok: true });
    expect(dns.questions.filter((name) => name === 'once.example')).toHaveLength(1);
  });

  it('describes the failure in its own words', async () => {
    const agent = agentWith(true);
    const said = async (url: string) => (await post(agent, url)).errorMessage;
    expect(await said('http://unknown.example/')).toBe('The host name could not be resolved');
    expect(await said('http://127.0.0.1:1/')).toBe('The connection was refused');
    receiver.behave('/ssh', { kind: 'notHttp' });
    expect(await said(`${receiver.url}/ssh`)).toBe('The answer was not HTTP');
    receiver.behave('/shut', { kind: 'close' });
    expect(await said(`${receiver.url}/shut`)).toBe('The connection was closed before the answer was complete');
  });

  it('sends nothing to a server with an untrusted certificate', async () => {
    let requests = 0;
    const server = createServer(SELF_SIGNED, (_request, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const tlsPort = typeof address === 'object' && address !== null ? address.port : 0;
    const result = await post(agentWith(true), `https://127.0.0.1:${tlsPort}/`);
    expect(result.errorMessage).toBe(
      'The TLS certificate or connection was not accepted (DEPTH_ZERO_SELF_SIGNED_CERT)',
    );
    expect(requests).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  /** The URL of an HTTPS server with the certificate of the tests. */
  const startTls = async (
    listener: RequestListener,
    cert: string = SELF_SIGNED.cert,
    options: { readonly minVersion?: 'TLSv1.3' } = {},
  ) => {
    const server = createServer({ ...SELF_SIGNED, cert, ...options }, listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };

  it('succeeds over TLS, reuses the connection, and reads 64 KB of a long response', async () => {
    const ports = new Set<number | undefined>();
    const url = await startTls((request, response) => {
      ports.add(request.socket.remotePort);
      const isLong = request.url === '/long';
      response.end(isLong ? Buffer.alloc(2_000_000) : Buffer.alloc(60_000));
    });
    const agent = agentWith(true, SELF_SIGNED.cert);
    // Far more, together, than one response may have.
    for (let count = 0; count < 5; count += 1) {
      expect(await post(agent, url)).toMatchObject({ ok: true, responseBody: { isCut: false } });
    }
    expect(ports.size).toBeLessThanOrEqual(2);
    expect(await post(agent, `${url}long`)).toMatchObject({ ok: true, responseBody: { isCut: true } });
  });

  it.each([
    ['closes the connection after them', (socket: Socket) => socket.end()],
    ['closes it at once', (socket: Socket) => socket.destroySoon()],
  ])('loses no answers over TLS of a receiver that %s', async (_, close) => {
    const url = await startTls((request, response) => {
      response.setHeader('Connection', 'close').end('x'.repeat(10_000), () => close(request.socket));
    });
    const agent = agentWith(true, SELF_SIGNED.cert);
    const results = await Promise.all(Array.from({ length: 30 }, () => post(agent, url)));
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('reads ten certificates and 16 KB of the handshake of a receiver, so that these do not hold up others', async () => {
    const certificates = (count: number) => Array.from({ length: count }, () => SELF_SIGNED.cert).join('\n');
    const [short, more, long] = await Promise.all(
      [10, 11, 60].map((count) => startTls((_, response) => response.end(), certificates(count))),
    );
    const said = async (url = '') => (await post(agentWith(true), url)).errorMessage;
    expect(await said(short)).toMatch(/^The TLS certificate or connection was not accepted/);
    const tooLong = 'The TLS handshake is too long: shorten the chain of certificates';
    expect([await said(more), await said(long)]).toEqual([tooLong, tooLong]);
  });

  it('refuses keys that keep the processor, before they are read', async () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256', paramEncoding: 'explicit' });
    const key = publicKey.export({ type: 'spki', format: 'der' });
    const handshake = record(22, certificateMessage([certificateWith(key)]));
    const server = createTcpServer((socket) =>
      socket.on('error', () => undefined).once('data', () => socket.write(handshake)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    const { errorMessage } = await post(
      agentWith(true),
      `https://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    );
    expect(errorMessage).toMatch(/^The TLS certificates were not accepted/);
  });

  it('says that a receiver refuses TLS 1.2', async () => {
    const url = await startTls((_, response) => response.end(), SELF_SIGNED.cert, { minVersion: 'TLSv1.3' });
    const { errorMessage } = await post(agentWith(true), url);
    expect(errorMessage).toBe('The receiver refuses TLS 1.2, which deliveries use');
  });

  it('uses no connection of another account', async () => {
    const ports: (number | undefined)[] = [];
    const url = await startTls((request, response) => {
      ports.push(request.socket.remotePort);
      response.end();
    });
    const resolve = createResolve([dns.address], PATIENT);
    const all = createDeliveryAgents({ resolve, allowPrivateTargets: true, maxConnections: 1, ca: SELF_SIGNED.cert });
    agents.push(all.of('one'), all.of('other'));
    for (const account of ['one', 'other']) expect(await post(all.of(account), url)).toMatchObject({ ok: true });
    expect(ports[1]).not.toBe(ports[0]);
  });

  it('offers no key exchange whose cost the receiver chooses', async () => {
    const hello = new Promise<Buffer>((resolve) => {
      const server = createTcpServer((socket) => socket.once('data', (data) => resolve(data) ?? socket.destroy()));
      servers.push(server);
      server.listen(0, '127.0.0.1', () => {
        void post(agentWith(true), `https://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      });
    });
    // RFC 8446, 4.1.2: after the headers of record and message, a version and a random value, the session id has a length.
    const bytes = await hello;
    const suitesAt = 44 + (bytes[43] ?? 0);
    const suites = Array.from({ length: bytes.readUInt16BE(suitesAt) / 2 }, (_, index) =>
      bytes.readUInt16BE(suitesAt + 2 + 2 * index),
    );
    const dhe = [0x9e, 0x9f, 0x33, 0x39, 0x67, 0x6b, 0x88, 0x45, 0xccaa, 0xc052, 0xc053];
    expect(suites.length).toBeGreaterThan(5);
    expect(suites.filter((suite) => dhe.includes(suite))).toEqual([]);
    // supported_groups (10): X25519, and the curves of the keys that are accepted.
    expect(bytes.toString('hex')).toMatch(/000a000a0008001d001700180019/);
  });

  it('tries a few addresses of a name that has many', async () => {
    dns.set(
      'many.example',
      Array.from({ length: 25 }, (_, index) => `127.0.0.${index + 1}`),
    );
    const refused = await agentWith(true)
      .request({ origin: 'http://many.example:1', path: '/', method: 'POST' })
      .catch((error: unknown) => error);
    expect((refused as AggregateError).errors).toHaveLength(2);
  });

  it('looks names up one after the other for an account with a name that has very many addresses', async () => {
    const addresses = Array.from({ length: 101 }, (_, index) => `127.0.0.${index + 1}`);
    const resolve = async (name: string) => (name === 'many.example' ? addresses : ['127.0.0.1']);
    const many = createBoundedResolve(resolve, 50);
    expect(await many('other.example')).toEqual(['127.0.0.1']);
    await expect(many('many.example')).rejects.toThrow('the name has too many addresses');
    const ended: string[] = [];
    const startedAt = performance.now();
    const names = ['one.example', 'two.example'];
    await Promise.all(names.map((name) => many(name).then(() => ended.push(name))));
    expect(ended).toEqual(names);
    expect(performance.now() - startedAt).toBeGreaterThan(95);
    const results = await Promise.allSettled(Array.from({ length: 11 }, () => many('other.example')));
    expect(results.map(({ status }) => status)).toEqual([...Array(10).fill('fulfilled'), 'rejected']);
  });

  it('reads 64 KB of a long response and closes the connection', async () => {
    receiver.behave('/long', { kind: 'flood', bytes: 200_000_000 });
    const result = await post(agentWith(true), `${receiver.url}/long`);
    expect(result).toMatchObject({ ok: true, responseCode: 200 });
    expect(receiver.bytesTaken('/long')).toBeLessThan(20_000_000);
  });

  it.each([
    ['chunks of a byte', '200 OK', '1\r\nx\r\n', true],
    ['extensions of chunks', '200 OK', `1;${'e'.repeat(10_000)}\r\nx\r\n`, true],
    ['informational answers', '103 Early Hints', 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n', false],
  ])('reads a bounded part of endless %s, and closes the connection', async (_, status, part, ok) => {
    const head = status === '200 OK' ? `HTTP/1.1 ${status}\r\nTransfer-Encoding: chunked\r\n\r\n` : '';
    let sockets = 0;
    let bytes = 0;
    const server = createTcpServer((socket) => {
      sockets += 1;
      socket.on('error', () => undefined).once('data', () => socket.write(head, flood));
      const flood = () => {
        if (socket.destroyed) return;
        const parts = part.repeat(Math.ceil(16_384 / part.length));
        bytes += parts.length;
        socket.write(parts, flood);
      };
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const result = await post(agentWith(true), `http://127.0.0.1:${port}/`);
    expect(result).toMatchObject(
      ok
        ? { ok, responseCode: 200, responseBody: { isCut: true } }
        : { ok, responseCode: null, errorMessage: 'The answer was too long' },
    );
    expect(result.responseBody?.bytes.length ?? 0).toBeLessThan(1_000);
    await new Promise((resolve) => server.close(resolve));
    expect(sockets).toBe(1);
    // With what the systems hold between the two.
    expect(bytes).toBeLessThan(20_000_000);
  });

  it.each([
    ['four informational answers', 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(4)],
    ['251 headers', `HTTP/1.1 200 OK\r\n${'a:1\r\n'.repeat(251)}`],
  ])('refuses %s', async (_, head) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.write(`${head}\r\n`));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const result = await post(agentWith(true), `http://127.0.0.1:${port}/`);
    expect(result).toMatchObject({ ok: false, responseCode: null, errorMessage: 'The answer was too long' });
    await new Promise((resolve) => server.close(resolve));
  });

  it('asks the system for one name at a time, of those that no server knows', async () => {
    let [running, most] = [0, 0];
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const lookup = async () => {
      running += 1;
      most = Math.max(most, running);
      await released;
      running -= 1;
      return ['127.0.0.1'];
    };
    const resolve = createResolve([dns.address], { ...PATIENT, lookup });
    dns.set('known.example', ['93.184.215.14']);
    const all = Array.from({ length: 5 }, (_, index) => resolve(`unknown-${index}.example`));
    expect(await resolve('known.example')).toEqual(['93.184.215.14']);
    release();
    expect(await Promise.all(all)).toEqual(Array(5).fill(['127.0.0.1']));
    expect(most).toBe(1);
  });

  it('asks it for none where inner names are refused', async () => {
    const resolve = createResolve([dns.address], { ...PATIENT, lookup: null });
    await expect(resolve('unknown.example')).rejects.toThrow('the name could not be resolved');
  });

  it('asks it for no name that has waited too long', async () => {
    let asked = 0;
    const lookup = async () => {
      asked += 1;
      await delay(500);
      return ['127.0.0.1'];
    };
    const resolve = createResolve([dns.address], { ...PATIENT, lookup, maxWaitMs: -1 });
    await expect(resolve('late.example')).rejects.toThrow('the name could not be resolved in time');
    expect(asked).toBe(0);
  });

  it('closes the connection of every response beyond 64 KB, by however little', async () => {
    receiver.behave('/longer', { kind: 'flood', bytes: 128 * 1024 });
    const agent = agentWith(true);
    const before = receiver.connections;
    for (let count = 0; count < 4; count += 1) expect((await post(agent, `${receiver.url}/longer`)).ok).toBe(true);
    expect(receiver.connections - before).toBeGreaterThanOrEqual(4);
  });

  it.each([['hang'], ['drip']] as const)('ends at its deadline when the receiver would %s', async (kind) => {
    receiver.behave('/late', { kind });
    const result = await post(agentWith(true), `${receiver.url}/late`, { timeoutMs: 300 });
    expect(result).toMatchObject({ ok: false, errorMessage: 'No complete answer within 0.3 s' });
    expect(result.responseTimeMs).toBeGreaterThanOrEqual(295);
  });

  it('throws when our process aborted it: its outcome is unknown then', async () => {
    receiver.behave('/aborted', { kind: 'hang' });
    const abort = new AbortController();
    const running = post(agentWith(true), `${receiver.url}/aborted`, { signal: abort.signal });
    setImmediate(() => abort.abort(new Error('the process stops')));
    await expect(running).rejects.toThrow('the process stops');
  });

  it.each([
    ['120', 120_000],
    [' 5 ', 5_000],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    ['Wed, 31 Dec 2025 23:59:00 GMT', null],
    ['Thursday, 01-Jan-26 00:01:00 GMT', 60_000],
    ['99999999999', 99_999_999_999_000],
    ['0', null],
    ['soon', null],
    ['-5', null],
    ['3600s', null],
    ['+2030', null],
    ['Fri 2030', null],
  ])('parses Retry-After: %s', async (value, waitMs) => {
    receiver.behave('/wait', { kind: 'status', status: 429, headers: { 'Retry-After': value } });
    expect((await post(agentWith(true), `${receiver.url}/wait`)).retryAfterMs).toBe(waitMs);
  });
});
