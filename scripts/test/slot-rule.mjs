import net from 'node:net';
import { Command } from 'ioredis';

/**
 * The rule of Redis Cluster: the keys of one command, of one script with all that it calls, and of one transaction lie
 * in one slot. Here they must even have one hash tag, so that none passes by luck. `see` takes the lines of MONITOR in
 * order, `offences` are the commands that break the rule, without their values.
 */
export function createSlotRule() {
  const offences = new Set();
  /** The tags of the script that runs, and of each client's open transaction. */
  let script = { name: '', tags: new Set() };
  const transactions = new Map();
  const check = (what, tags) => {
    if (tags.size > 1) offences.add(`${what}: ${[...tags].sort().join(' and ')}`);
  };
  const seeCalled = (name, tags) => {
    for (const tag of tags) script.tags.add(tag);
    check(`${script.name} calls ${name}`, script.tags);
    if (script.isWithoutKeys && tags.size > 0) offences.add(`${script.name} calls ${name}: its keys are not declared`);
  };
  const seeSent = (client, name, tags) => {
    check(name, tags);
    script = { name, tags: new Set(tags), isWithoutKeys: tags.size === 0 };
    const transaction = transactions.get(client);
    if (name === 'multi') transactions.set(client, new Set());
    else if (name === 'exec' || name === 'discard') transactions.delete(client);
    else if (transaction !== undefined) {
      for (const tag of tags) transaction.add(tag);
      check(`a transaction with ${name}`, transaction);
    }
  };
  return {
    offences,
    see(line) {
      const [, database, client, rest] = /^\+?[\d.]+ \[(\d+) ([^\]]*)\] (.*)$/s.exec(line) ?? [];
      if (rest === undefined) return;
      const [name = '', ...args] = wordsOf(rest);
      const tags = tagsOf(name.toLowerCase(), args);
      if (client === 'lua') seeCalled(name.toLowerCase(), tags);
      else seeSent(`${database} ${client}`, name.toLowerCase(), tags);
    },
  };
}

/** Watches a Redis until `stop`, which resolves to the offences in all its databases. */
export async function watchSlotRule(url) {
  const { hostname, port } = new URL(url);
  const rule = createSlotRule();
  const socket = net.connect(Number(port), hostname);
  const ended = new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  let rest = '';
  // Redis writes bytes other than printable ASCII as \xNN.
  socket.setEncoding('latin1').on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop();
    for (const line of lines) rule.see(line);
  });
  socket.write('MONITOR\r\n');
  return {
    async stop() {
      socket.destroy();
      await ended;
      return [...rule.offences];
    },
  };
}

/** `"set" "a b\"c"` as words; escapes other than of quotes and backslashes stay. */
function wordsOf(text) {
  const words = text.match(/"(?:[^"\\]|\\.)*"/gs) ?? [];
  return words.map((word) => word.slice(1, -1).replace(/\\(["\\])/g, '$1'));
}

function tagsOf(name, args) {
  if (args.length === 0) return new Set();
  try {
    return new Set(new Command(name, args).getKeys().map((key) => tagOf(String(key))));
  } catch {
    return new Set(); // A command that the client does not know, or that is malformed.
  }
}

/** What Redis hashes of a key: the text in its first braces, or all of it. */
function tagOf(key) {
  const [, tag] = /\{([^}]+)\}/.exec(key) ?? [];
  const open = key.indexOf('{');
  return tag !== undefined && key.startsWith(tag, open + 1) ? tag : key;
}
