import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { CHAIN, type ChainEnd, type ChainJob, chainInput } from '../lib/bare-chain.ts';
import { program } from '../lib/program.ts';
import { lastProviderRequest } from '../lib/provider-request.ts';

/** The bare chain's worker: a plain fetch, one transaction of two writes for what is stored, and a message. */
program(chainInput, async ({ mongodbUrl, redisUrl, emulatorUrl, maxPoolSize, concurrency }) => {
  const mongodb = await mongoose.createConnection(mongodbUrl, { maxPoolSize }).asPromise();
  // Before the first jobs: of several that create a collection at once some are refused by the embedded database.
  for (const name of ['bareRecords', 'bareResults']) await mongodb.createCollection(name);
  const records = mongodb.collection<{ _id: string; [field: string]: unknown }>('bareRecords');
  const results = mongodb.collection<{ _id: string; [field: string]: unknown }>('bareResults');
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const tell = (end: ChainEnd) => connection.publish(CHAIN, JSON.stringify(end));
  // Not before the first job: by then there is a request of ours to repeat.
  let provider: ReturnType<typeof lastProviderRequest> | undefined;

  const generate = async ({ id, stored }: ChainJob) => {
    provider ??= lastProviderRequest(emulatorUrl);
    const section = await (await provider)();
    if (!stored) return tell({ id, section });
    await mongodb.transaction(async (session) => {
      await results.insertOne({ _id: id, section, createdAt: new Date() }, { session });
      await records.updateOne({ _id: id, state: 'open' }, { $set: { state: 'succeeded' } }, { session });
    });
    return tell({ id });
  };
  const worker = new Worker<ChainJob>(CHAIN, ({ data }) => generate(data), { connection, concurrency });
  worker.on('failed', (job, error) => tell({ id: job?.data.id ?? '', error: error.message }));
  await worker.waitUntilReady();
  return {};
});
