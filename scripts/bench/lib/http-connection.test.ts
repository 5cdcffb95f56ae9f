import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it } from '@jest/globals';
import { connect } from './http-connection.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

it('reads responses in pieces, one after the other on one connection', async () => {
  const origin = await serve((request, response) => {
    const body = `${request.url} ${'가'.repeat(100_000)}`;
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.write(body.slice(0, 10));
    setImmediate(() => response.end(body.slice(10)));
  });
  const connection = await connect(origin);
  for (const path of ['/a', '/b']) {
    const answer = await connection.exchange(Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`));
    expect([answer.status, answer.body()]).toEqual([200, `${path} ${'가'.repeat(100_000)}`]);
  }
  connection.close();
});

it('fails when the server cuts the connection', async () => {
  const origin = await serve((request) => request.socket.destroy());
  const connection = await connect(origin);
  await expect(connection.exchange(Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))).rejects.toThrow('closed');
});

function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });
}
