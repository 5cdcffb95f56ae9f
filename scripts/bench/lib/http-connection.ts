import { connect as connectSocket, type Socket } from 'node:net';

/** A keep-alive connection with one request in flight at a time. */
export interface Connection {
  /** Sends a whole serialised request. @throws when the server closes the connection or answers without a length. */
  exchange(request: Buffer): Promise<Answer>;
  close(): void;
}

export interface Answer {
  readonly status: number;
  body(): string;
}

export async function connect(origin: string): Promise<Connection> {
  const { hostname, port } = new URL(origin);
  const socket = connectSocket({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return overSocket(socket);
}

function overSocket(socket: Socket): Connection {
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;
  let received: Buffer = Buffer.alloc(0);
  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = null;
    socket.destroy();
  };
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      const answer = completeAnswer(received);
      if (answer === null) return;
      received = Buffer.alloc(0);
      waiting?.resolve(answer);
      waiting = null;
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  return {
    exchange: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        if (socket.destroyed) fail(new Error('the connection is closed'));
        else socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Null while bytes are missing. */
function completeAnswer(bytes: Buffer): Answer | null {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${head}`);
  const bodyStart = headEnd + HEAD_END.length;
  if (bytes.length < bodyStart + Number(length)) return null;
  return { status: Number(head.slice(9, 12)), body: () => bytes.toString('utf8', bodyStart) };
}
