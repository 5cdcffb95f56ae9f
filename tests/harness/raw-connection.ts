import { connect, type Socket } from 'node:net';
import { until } from './http.ts';

/** A connection that sends exactly the given bytes, which no HTTP client would send. */
export interface RawConnection {
  send(text: string): void;
  /** Everything received so far. */
  readonly received: string;
  /** The status of each response so far. */
  readonly statuses: readonly number[];
  /** Resolves when the other side has closed. @throws after `timeoutMs` */
  closed(timeoutMs?: number): Promise<void>;
  readonly isOpen: boolean;
  /** Reads no more. */
  pause(): void;
  destroy(): void;
}

export function openRaw(url: string): Promise<RawConnection> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('error', reject);
    socket.once('connect', () => resolve(rawConnection(socket)));
  });
}

/** Sends the text and waits for the number of responses, or for the end of the connection. */
export async function exchangeRaw(url: string, text: string, answers = 1): Promise<RawConnection> {
  const connection = await openRaw(url);
  connection.send(text);
  await until('an answer is received', async () => connection.statuses.length >= answers || !connection.isOpen);
  return connection;
}

function rawConnection(socket: Socket): RawConnection {
  let received = '';
  let isOpen = true;
  socket.removeAllListeners('error');
  // A reset is an end as well.
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
  });
  socket.on('close', () => {
    isOpen = false;
  });
  return {
    send: (text) => void socket.write(text),
    get received() {
      return received;
    },
    get statuses() {
      return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    },
    get isOpen() {
      return isOpen;
    },
    async closed(timeoutMs) {
      await until('the connection is closed', async () => !isOpen, timeoutMs);
    },
    pause: () => void socket.pause(),
    destroy: () => socket.destroy(),
  };
}
