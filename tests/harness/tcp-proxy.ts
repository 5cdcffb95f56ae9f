import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A stable address in front of a store, whose connections a test can move, hold and cut. */
export interface TcpProxy {
  readonly port: number;
  /** Sets the target of new connections; open ones keep theirs. Null: new connections are cut at once. */
  pointTo(port: number | null): void;
  /** Replaces bytes on their way to the store. If it throws, all connections are cut, and new ones until `pointTo`. */
  onRequest(rewrite: (bytes: Buffer) => Buffer): void;
  /** From now on replies are sent a byte at a time, that many milliseconds apart; null: at once again. */
  trickle(everyMs: number | null): void;
  cut(): void;
  close(): Promise<void>;
}

/** @param host the address to listen on */
export async function startTcpProxy(targetPort: number, host = '127.0.0.1'): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let target: number | null = targetPort;
  let rewriteRequest = (bytes: Buffer) => bytes;
  let trickleMs: number | null = null;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer({ noDelay: true }, (client) => {
    if (target === null) {
      client.destroy();
      return;
    }
    const store = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const bothEnd = () => {
      client.destroy();
      store.destroy();
    };
    for (const socket of [client, store]) {
      sockets.add(socket);
      socket.on('error', bothEnd).on('close', () => {
        sockets.delete(socket);
        bothEnd();
      });
    }
    client.on('data', (bytes: Buffer) => {
      try {
        store.write(rewriteRequest(bytes));
      } catch {
        target = null;
        cut();
      }
    });
    let sent = Promise.resolve();
    const send = async (bytes: Buffer) => {
      let rest = bytes;
      for (; trickleMs !== null && rest.length > 0; rest = rest.subarray(1)) {
        client.write(rest.subarray(0, 1));
        await delay(trickleMs);
      }
      if (rest.length > 0) client.write(rest);
    };
    store.on('data', (bytes: Buffer) => {
      sent = sent.then(() => send(bytes));
    });
  });
  const port = await listen(server, host);
  return {
    port,
    pointTo(next) {
      target = next;
    },
    onRequest(rewrite) {
      rewriteRequest = rewrite;
    },
    trickle(everyMs) {
      trickleMs = everyMs;
    },
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

/** The address of a store through the proxy. */
export function throughProxy(url: string, proxy: Pick<TcpProxy, 'port'>): string {
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${proxy.port}`;
  return proxied.href;
}

export function portOf(url: string): number {
  return Number(new URL(url).port);
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
