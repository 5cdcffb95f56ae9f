import { delay } from '../local/lib/processes.mjs';
import { UserError } from '../local/lib/user-error.mjs';

/** The application name of the processes whose commands fail (tests/harness/services.ts). */
export const faultedApplication = 'saju-under-test';

const share = 0.05;
/** Of commits, in the turns of errors that only commits have: one of three turns. */
const commitShare = 0.15;
const turnMs = 30;
const reads = ['find', 'aggregate', 'count', 'distinct', 'getMore', 'listIndexes'];
const writes = ['insert', 'update', 'delete', 'findAndModify', 'bulkWrite', 'createIndexes'];
const commit = ['commitTransaction'];
const all = [...reads, ...writes, ...commit, 'abortTransaction'];

/** The errors of a replica set whose primary changes, and what its driver sees of them. */
const kinds = [
  { name: 'PrimarySteppedDown (189)', failCommands: all, errorCode: 189 },
  { name: 'InterruptedDueToReplStateChange (11602)', failCommands: all, errorCode: 11_602 },
  { name: 'ShutdownInProgress (91)', failCommands: all, errorCode: 91 },
  { name: 'NotWritablePrimary (10107)', failCommands: [...writes, ...commit], errorCode: 10_107 },
  { name: 'NotPrimaryNoSecondaryOk (13435)', failCommands: reads, errorCode: 13_435 },
  { name: 'cut connections', failCommands: [...reads, ...writes], closeConnection: true },
  // The transaction ends with its connection: the driver's second commit gets the server's own NoSuchTransaction (251).
  // As an error of a fail point it would be a lie for a commit that has taken effect.
  { name: 'cut commits, then NoSuchTransaction (251)', failCommands: commit, closeConnection: true },
  {
    name: 'commits done and not confirmed (91)',
    failCommands: commit,
    writeConcernError: { code: 91, errmsg: 'down' },
  },
  {
    name: 'commits done and not confirmed (64)',
    failCommands: commit,
    writeConcernError: { code: 64, errmsg: 'late' },
  },
  { name: 'writes done and not confirmed (91)', failCommands: writes, writeConcernError: { code: 91, errmsg: 'down' } },
];
const conflicts = 'WriteConflict (112) in transactions';

/**
 * Lets 5 % of the commands of the service's processes fail, by mongod's fail points, with another kind of error every
 * 30 ms in an order that the seed gives. Needs a database with test commands. `stop()` resolves
 * with `[kind, commands failed]` of each kind.
 */
export async function startFaults({ mongodbUrl, seed }) {
  const { MongoClient } = await import('mongodb');
  await import('./register-hooks.mjs');
  const { seededRandom } = await import('../../tests/harness/random.ts');
  const random = seededRandom(seed);
  const client = new MongoClient(mongodbUrl);
  const admin = client.db('admin');
  const set = async (name, body) => {
    try {
      return (await admin.command({ configureFailPoint: name, ...body })).count;
    } catch (error) {
      if (error.codeName !== 'CommandNotFound') throw error;
      throw new UserError('The database has no fail points: start it with --setParameter enableTestCommands=1.');
    }
  };
  const failed = new Map();
  const add = (name, count) => failed.set(name, (failed.get(name) ?? 0) + count);
  await set('WTWriteConflictException', { mode: { activationProbability: share } });
  let stopping = false;
  const turns = (async () => {
    let before;
    for (let name; !stopping; await delay(turnMs)) {
      const { name: next, ...data } = kinds[Math.floor(random() * kinds.length)];
      const activationProbability = data.failCommands === commit ? commitShare : share;
      const mode = { activationProbability };
      const count = await set('failCommand', { mode, data: { ...data, appName: faultedApplication } });
      if (name !== undefined) add(name, count - before);
      [name, before] = [next, count];
    }
  })();
  // A failure is reported by `stop`.
  turns.catch(() => undefined);
  return {
    async stop() {
      stopping = true;
      try {
        await turns;
        await set('failCommand', { mode: 'off' });
        add(conflicts, await set('WTWriteConflictException', { mode: 'off' }));
      } finally {
        await client.close();
      }
      return [...failed].sort(([, a], [, b]) => b - a);
    },
  };
}
