import * as z from 'zod';
import { ACCEPTED, startReceiver } from '../../../tests/harness/receiver.ts';
import { answerWith, program } from '../lib/program.ts';

const event = z.object({ created_at: z.iso.datetime() });

/**
 * A webhook receiver in a process of its own. A GET to `arrivalsUrl` returns and clears the arrivals: per delivery the
 * event's `created_at` and the arrival, both in milliseconds of this machine's clock.
 */
program(z.object({}), async () => {
  const arrivals: [createdAtMs: number, arrivedAtMs: number][] = [];
  const { url } = await startReceiver(({ body, atMs }) => {
    arrivals.push([Date.parse(event.parse(body).created_at), atMs]);
    return ACCEPTED;
  });
  return { url, arrivalsUrl: await answerWith(async () => ({ arrivals: arrivals.splice(0) })) };
});
