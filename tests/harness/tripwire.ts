import { createConnection, createServer, type Socket } from 'node:net';

/** A command on its way to the database, by name and collection. */
export interface Tripped {
  readonly command: string;
  /** Omitted: any collection. */
  readonly collection?: string;
  /** A text in the command, e.g. an account's id: commands without it pass. */
  readonly text?: string;
  /** `before`: the database never receives it. `after`: it is executed, and its sender never gets the reply. */
  readonly when: 'before' | 'after';
}

/**
 * A proxy between a process and its database that stops the connection of a chosen command at a chosen moment, so that
 * the process can be killed exactly there.
 */
export interface Tripwire {
  /** For the process. */
  readonly mongodbUrl: string;
  stopAt(...commands: readonly Tripped[]): void;
  /** Connections that have been stopped. */
  stopped(): number;
  close(): Promise<void>;
}

export async function startTripwire(mongodbUrl: string): Promise<Tripwire> {
  const target = new URL(mongodbUrl);
  const sockets = new Set<Socket>();
  let wires: readonly Tripped[] = [];
  let stopped = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const database = createConnection({ host: target.hostname, port: Number(target.port) });
    let holding: Tripped['when'] | null = null;
    keep(client);
    keep(database);
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    client.on('data', (data) => {
      if (holding === 'before') return;
      const wire = wires.find((each) => matches(each, data));
      if (wire !== undefined) holding = wire.when;
      if (holding === 'before') stopped += 1;
      else database.write(data);
    });
    database.on('data', (data) => {
      if (holding === null) client.write(data);
      else if (holding === 'after') {
        stopped += 1;
        holding = 'before';
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(mongodbUrl);
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    mongodbUrl: url.href,
    stopAt(...commands) {
      wires = commands;
    },
    stopped: () => stopped,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** In BSON a command's first element is its name, with the collection as its value. */
function matches({ command, collection, text }: Tripped, data: Buffer): boolean {
  const at = data.indexOf(`${command}\0`, 0, 'latin1');
  if (at < 0) return false;
  const value = at + command.length + 1 + 4;
  if (collection !== undefined && data.indexOf(`${collection}\0`, value, 'latin1') !== value) return false;
  return text === undefined || data.includes(text);
}
