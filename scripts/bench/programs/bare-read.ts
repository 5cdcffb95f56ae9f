import express from 'express';
import mongoose from 'mongoose';
import * as z from 'zod';
import { program } from '../lib/program.ts';

const input = z.object({ mongodbUrl: z.string(), maxPoolSize: z.int() });

/** The baseline of a cached read: Express and Mongoose, one query by id, nothing else. */
program(input, async ({ mongodbUrl, maxPoolSize }) => {
  const connection = await mongoose.createConnection(mongodbUrl, { maxPoolSize }).asPromise();
  const schema = new mongoose.Schema({ _id: String }, { strict: false });
  const fortunes = connection.model('Fortune', schema, 'fortunes', { overwriteModels: false });
  const app = express();
  app.get('/fortunes/:id', async (request, response) => {
    response.json(await fortunes.findOne({ _id: request.params.id }).lean());
  });
  return new Promise((resolve, reject) => {
    const server = app.listen(0, '127.0.0.1', (error) => {
      const address = server.address();
      if (error !== undefined) reject(error);
      else resolve({ port: typeof address === 'object' && address !== null ? address.port : 0 });
    });
  });
});
