import { connect, createServer, type Server, type Socket } from 'node:net';
import { scanCommand } from '../../scripts/gateway/bson-scan.ts';
import { MessageCutter } from '../../scripts/gateway/framing.ts';
import { readMessage, wireFraming } from '../../scripts/gateway/wire.ts';

/** An address in front of a store that counts what is sent through it, to tell what one process sends. */
export interface CommandCounter {
  /** The store's address through the counter. */
  readonly url: string;
  /** Commands so far by shape: the name, with the collection or the first key, whose ids and numbers are `*`. */
  counts(): ReadonlyMap<string, number>;
  /** Open connections. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * @param url of one server of MongoDB or Redis on this machine
 * @param host the address to listen on
 */
export async function startCommandCounter(url: string, host = '127.0.0.1'): Promise<CommandCounter> {
  const counted = new URL(url);
  const store = { port: Number(counted.port), host: counted.hostname, noDelay: true };
  const commandsOf = counted.protocol === 'redis:' ? redisCommands : mongodbCommands;
  const counts = new Map<string, number>();
  const count = (shape: string) => counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const clients = new Set<Socket>();
  const listener = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    const server = connect(store);
    client.on('data', commandsOf(count)).pipe(server);
    server.pipe(client);
    const bothEnd = () => {
      clients.delete(client);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', bothEnd).on('close', bothEnd);
  });
  counted.host = `${host}:${await listen(listener, host)}`;
  // A replica set would name the store's own address.
  if (counted.protocol === 'mongodb:') {
    counted.searchParams.delete('replicaSet');
    counted.searchParams.set('directConnection', 'true');
  }
  return {
    url: counted.href,
    counts: () => new Map(counts),
    connections: () => clients.size,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const client of clients) client.destroy();
      }),
  };
}

function mongodbCommands(count: (shape: string) => void): (chunk: Buffer) => void {
  const cutter = new MessageCutter(wireFraming, (message) => {
    const { name, target } = scanCommand(readMessage(message).body);
    count(`${name} ${target}`.trim());
  });
  return (chunk) => cutter.push(chunk);
}

const ID_OR_NUMBER = /[0-9a-hjkmnp-tv-z]{26}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/g;

function redisCommands(count: (shape: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let found = readCommand(rest); found !== null; found = readCommand(rest)) {
      rest = rest.subarray(found.end);
      const [name = '', first = '', , key = ''] = found.words;
      const isScript = /^eval/i.test(name);
      count(`${name.toLowerCase()} ${(isScript ? key : first).replace(ID_OR_NUMBER, '*')}`.trim());
    }
  };
}

/** The first command of a buffer that clients have sent: an array of texts. Null when it is not complete. */
function readCommand(buffer: Buffer): { readonly words: readonly string[]; readonly end: number } | null {
  let at = 0;
  const number = () => {
    const end = buffer.indexOf('\r\n', at);
    if (end === -1) return null;
    const value = Number(buffer.toString('latin1', at + 1, end));
    at = end + 2;
    return value;
  };
  const length = number();
  const words: string[] = [];
  while (length !== null && words.length < length) {
    const bytes = number();
    if (bytes === null || buffer.length < at + bytes + 2) return null;
    words.push(buffer.toString('latin1', at, at + bytes));
    at += bytes + 2;
  }
  return length === null ? null : { words, end: at };
}

function listen(server: Server, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
