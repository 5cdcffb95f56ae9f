import { createSocket } from 'node:dgram';

export interface DnsServer {
  /** `127.0.0.1:<port>`, the form for resolvers. */
  readonly address: string;
  /** Sets the IPv4 addresses (A records) of a name; several lists are returned in turn. */
  set(name: string, ...answers: readonly (readonly string[])[]): void;
  /** Names whose queries get no response. */
  silence(name: string): void;
  readonly questions: readonly string[];
  close(): Promise<void>;
}

/** A name server on loopback that answers A queries; every other name and type has no record. */
export async function startDnsServer(): Promise<DnsServer> {
  const answers = new Map<string, (readonly string[])[]>();
  const silent = new Set<string>();
  const questions: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, end } = question(query);
    if (silent.has(name)) return;
    const isA = type === 1;
    if (isA) questions.push(name);
    const lists = answers.get(name) ?? [];
    const found = isA ? ((lists.length > 1 ? lists.shift() : lists[0]) ?? []) : [];
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    // A response, recursion available; 3 = no such name.
    header.writeUInt16BE(answers.has(name) ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...found.map(record)]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name, ...lists) => answers.set(name, [...lists]),
    silence: (name) => silent.add(name),
    questions,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function question(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let offset = 12;
  for (let length = query[offset] ?? 0; length > 0; length = query[offset] ?? 0) {
    labels.push(query.toString('ascii', offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(offset + 1), end: offset + 5 };
}

/** An A record of the queried name with a TTL of zero. */
function record(address: string): Buffer {
  const head = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4]);
  return Buffer.concat([head, Buffer.from(address.split('.').map(Number))]);
}
