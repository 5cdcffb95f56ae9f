import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { CHAIN, type ChainEnd, type ChainJob, chainInput } from '../lib/bare-chain.ts';
import { program } from '../lib/program.ts';
import { lastProviderRequest } from '../lib/provider-request.ts';

/** The bare chain's worker: a plain fetch, one transaction of two writes for stored sections, and a message. */
program(chainInput, async ({ mongodbUrl, redisUrl, emulatorUrl, maxPoolSize, concurrency }) => {
  const mongodb = await mongoose.createConnection(mongodbUrl, { maxPoolSize }).asPromise();
  // Before the first jobs: the embedded database rejects some of several concurrent creations of a collection.
  for (const name of ['bareRecords', 'bareResults']) await mongodb.createCollection(name);
  const records = mongodb.collection<{ _id: string; [field: string]: unknown }>('bareRecords');
  const results = mongodb.collection<{ _id: string; [field: string]: unknown }>('bareResults');
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const publish = (end: ChainEnd) => connection.publish(CHAIN, JSON.stringify(end));
  // Only at the first job, when a request of the service exists to repeat.
  let provider: ReturnType<typeof lastProviderRequest> | undefined;

  const generate = async ({ id, stored }: ChainJob) => {
    provider ??= lastProviderRequest(emulatorUrl);
    const section = await (await provider)();
    if (!stored) return publish({ id, section });
    await mongodb.transaction(async (session) => {
      await results.insertOne({ _id: id, section, createdAt: new Date() }, { session });
      await records.updateOne({ _id: id, state: 'open' }, { $set: { state: 'succeeded' } }, { session });
    });
    return publish({ id });
  };
  const worker = new Worker<ChainJob>(CHAIN, ({ data }) => generate(data), { connection, concurrency });
  worker.on('failed', (job, error) => publish({ id: job?.data.id ?? '', error: error.message }));
  await worker.waitUntilReady();
  return {};
});
