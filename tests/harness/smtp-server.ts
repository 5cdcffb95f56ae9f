import { fork } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A mail that the server accepted. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as sent, dots unstuffed. */
  readonly source: string;
}

export interface SmtpServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly mails: readonly TakenMail[];
  /** Refuses the next `count` mails with this reply, e.g. `451 try later`. */
  refuse(reply: string, count: number): void;
  stop(): Promise<void>;
}

/** Starts a small SMTP server (RFC 5321: HELO, EHLO, MAIL, RCPT, DATA, RSET, NOOP, QUIT) as a process of its own. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const child = fork(fileURLToPath(import.meta.url), [], { execArgv: ['--import', 'tsx'] });
  const mails: TakenMail[] = [];
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    gone.then(() => reject(new Error('the SMTP server ended')));
    child.on('message', (message: ChildMessage) => {
      if ('port' in message) resolve(message.port);
      else mails.push(message.mail);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (reply, count) => child.send({ reply, count }),
    async stop() {
      child.kill();
      await gone;
    },
  };
}

type ChildMessage = { readonly port: number } | { readonly mail: TakenMail };

/** The process: sends its parent the port and every mail. */
function serve(send: (message: ChildMessage) => void): void {
  const refusal = { reply: '', count: 0 };
  process.on('message', (message: typeof refusal) => Object.assign(refusal, message));
  process.on('disconnect', () => process.exit(0));
  const server = createServer((socket) => {
    converse(socket, (mail) => {
      if (refusal.count > 0) {
        refusal.count -= 1;
        return refusal.reply;
      }
      send({ mail });
      return '250 taken';
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    send({ port: typeof address === 'object' && address !== null ? address.port : 0 });
  });
}

/** One connection. @param take gives the reply to a whole mail */
function converse(socket: Socket, take: (mail: TakenMail) => string): void {
  let buffer = '';
  let data: string[] | null = null;
  let envelope = { from: '', to: [] as string[] };
  const say = (line: string) => socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    switch (verb) {
      case 'HELO':
      case 'NOOP':
        return void say('250 ok');
      case 'EHLO':
        return void say('250-test\r\n250-8BITMIME\r\n250 SMTPUTF8');
      case 'RSET':
        envelope = { from: '', to: [] };
        return void say('250 ok');
      case 'MAIL':
        envelope = { from: address, to: [] };
        return void say('250 ok');
      case 'RCPT':
        envelope.to.push(address);
        return void say('250 ok');
      case 'DATA':
        data = [];
        return void say('354 go on');
      case 'QUIT':
        say('221 bye');
        return void socket.end();
      default:
        return void say('502 unknown');
    }
  };
  const line = (text: string): void => {
    if (data === null) {
      command(text);
    } else if (text === '.') {
      const source = data.join('\r\n');
      data = null;
      say(take({ ...envelope, source }));
    } else {
      data.push(text.replace(/^\./, ''));
    }
  };
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    const lines = buffer.split('\r\n');
    buffer = lines.pop() ?? '';
    for (const text of lines) line(text);
  });
  say('220 test ESMTP');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve((message) => process.send?.(message));
