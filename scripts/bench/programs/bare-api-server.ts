import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import express, { type Response } from 'express';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { CHAIN, type ChainEnd, type ChainJob, chainInput } from '../lib/bare-chain.ts';
import { program } from '../lib/program.ts';

/** The bare chain's HTTP server: Express, Mongoose, BullMQ and Redis pub/sub. Its jobs go to bare-worker.ts. */
program(chainInput, async ({ mongodbUrl, redisUrl, maxPoolSize }) => {
  const connection = await mongoose.createConnection(mongodbUrl, { maxPoolSize }).asPromise();
  const schema = new mongoose.Schema({ _id: String }, { strict: false });
  const profiles = connection.model('Profile', schema, 'profiles');
  const records = connection.collection<{ _id: string; [field: string]: unknown }>('bareRecords');
  const results = connection.model('BareResult', schema, 'bareResults');
  const make = await chain(redisUrl);
  /** The section of the previous stream, for streams without a job. */
  let known: unknown = null;

  const app = express();
  app.use(express.json());
  app.post('/v1/fortunes', async (request, response) => {
    const profile = await profiles.findById(request.body.profile_id).lean().orFail();
    const id = randomUUID();
    await records.insertOne({ _id: id, profileId: profile._id, state: 'open', createdAt: new Date() });
    await make({ id, stored: true });
    response.status(201).json(await results.findById(id).lean().orFail());
  });
  app.post('/stream', async (_request, response) => {
    openStream(response);
    const id = randomUUID();
    known = await make({ id, stored: false });
    endStream(response, id, known, false);
  });
  app.post('/cached-stream', (_request, response) => {
    openStream(response);
    endStream(response, randomUUID(), known, true);
  });
  return new Promise((resolve, reject) => {
    const server = app.listen(0, '127.0.0.1', (error) => {
      const address = server.address();
      if (error !== undefined) reject(error);
      else resolve({ port: typeof address === 'object' && address !== null ? address.port : 0 });
    });
  });
});

/** @returns a function that adds a job, waits for its end and returns the section in its message */
async function chain(redisUrl: string): Promise<(job: ChainJob) => Promise<unknown>> {
  const queue = new Queue<ChainJob>(CHAIN, { connection: new Redis(redisUrl, { maxRetriesPerRequest: null }) });
  const waiting = new Map<string, (end: ChainEnd) => void>();
  const subscriber = new Redis(redisUrl);
  subscriber.on('message', (_channel, message) => {
    const end = JSON.parse(message) as ChainEnd;
    waiting.get(end.id)?.(end);
    waiting.delete(end.id);
  });
  await subscriber.subscribe(CHAIN);
  return async (job) => {
    const ended = new Promise<ChainEnd>((resolve) => waiting.set(job.id, resolve));
    await queue.add('generate', job, { removeOnComplete: true });
    const { section, error } = await ended;
    if (error !== undefined) throw new Error(error);
    return section;
  };
}

function openStream(response: Response): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' }).flushHeaders();
}

/** In the service's format, for the client: three sections of one call, and the end. */
function endStream(response: Response, id: string, section: unknown, cached: boolean): void {
  const sections = ['character', 'fortune', 'tendency'].map((event) => ({ event, data: section }));
  const events = [...sections, { event: 'complete', data: { cached } }];
  response.end(
    events
      .map(({ event, data }, index) => `id: ${id}.${index}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      .join(''),
  );
}
