import net from 'node:net';
import path from 'node:path';

/**
 * Runs one SQL text on the engine's own socket (trusted, as `postgres`) and returns the first column of its rows as
 * text. A few lines of PostgreSQL's simple query protocol replace a `psql` process. It is also the readiness check.
 */
export async function query(socketDir, sql) {
  const session = await openSession(socketDir);
  try {
    return await session.query(sql);
  } finally {
    session.close();
  }
}

/** A connection on which one text after another runs: `query(sql)` resolves as above, `close()` ends it. */
export function openSession(socketDir) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(path.join(socketDir, '.s.PGSQL.5432'));
    let pending = Buffer.alloc(0);
    let rows = [];
    let failure;
    /** Settles the start, then each text in turn. */
    let settle = { resolve: () => resolve({ query: run, close }), reject };
    const run = (sql) =>
      new Promise((done, failed) => {
        [rows, failure] = [[], undefined];
        settle = { resolve: done, reject: failed };
        if (socket.destroyed) failed(new Error('the engine closed the connection'));
        else socket.write(framed('Q', Buffer.from(`${sql}\0`)));
      });
    const close = () => socket.end(Buffer.from([0x58, 0, 0, 0, 4]));
    socket.once('error', (error) => settle.reject(error));
    socket.once('close', () => settle.reject(failure ?? new Error('the engine closed the connection')));
    socket.once('connect', () => socket.write(startup()));
    socket.on('data', (chunk) => {
      pending = Buffer.concat([pending, chunk]);
      while (pending.length >= 5 && pending.length >= 1 + pending.readInt32BE(1)) {
        const end = 1 + pending.readInt32BE(1);
        const kind = String.fromCharCode(pending[0]);
        const body = pending.subarray(5, end);
        pending = pending.subarray(end);
        if (kind === 'E') failure = new Error(errorText(body));
        if (kind === 'D') rows.push(firstColumn(body));
        if (kind === 'Z' && failure === undefined) settle.resolve(rows);
        else if (kind === 'Z') settle.reject(failure);
      }
    });
  });
}

function startup() {
  const settings = Buffer.from('user\0postgres\0database\0postgres\0client_min_messages\0warning\0\0');
  const message = Buffer.alloc(8 + settings.length);
  message.writeInt32BE(message.length, 0);
  message.writeInt32BE(196608, 4);
  settings.copy(message, 8);
  return message;
}

function framed(kind, body) {
  const message = Buffer.alloc(5 + body.length);
  message.write(kind, 0);
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}

function errorText(body) {
  const fields = body.toString('utf8').split('\0');
  const field = (letter) => fields.find((each) => each.startsWith(letter))?.slice(1);
  return `${field('M')} (${field('C')})`;
}

function firstColumn(body) {
  const length = body.readInt32BE(2);
  return length < 0 ? null : body.subarray(6, 6 + length).toString('utf8');
}
