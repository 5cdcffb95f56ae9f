import * as z from 'zod';
import { MODEL_NAMES } from '../../shared/content/index.ts';
import { milliseconds, percent, timestamp, timestampOrNull } from './answer-fields.ts';

export const healthAnswer = z
  .strictObject({
    status: z.enum(['healthy', 'unhealthy']).describe('Whether database and cache respond'),
    timestamp: timestamp('When it was checked'),
  })
  .meta({ id: 'Health', description: 'Whether the service can work' });

const condition = z.enum(['operational', 'degraded', 'outage']).meta({
  id: 'Condition',
  description: 'How well a part works',
});
const status = condition.describe('How well it works');
const message = z.string().optional().describe('Why, when it is not operational');
const latency = milliseconds('Measured latency');

const modelStatus = z
  .strictObject({
    status,
    avg_latency_ms: milliseconds('Average latency of the last five minutes; without calls, the usual one'),
    message,
    paused: z.literal(true).optional().describe('An operator has paused the model'),
    held: z
      .enum(['out_of_credit', 'unknown_model'])
      .optional()
      .describe(
        'Calls of the model wait until an operator has acted, and why; one a minute finds out whether it works again',
      ),
  })
  .meta({ id: 'ModelStatus', description: 'How well a model works' });

const components = z.strictObject({
  api: z.strictObject({ status, latency_ms: latency }).describe('The API server that answers'),
  database: z
    .strictObject({
      status,
      latency_ms: latency,
      message,
      connections: z
        .strictObject({
          active: z.int().describe('Connections in use'),
          idle: z.int().describe('Connections not in use'),
          max: z.int().describe('The most connections'),
        })
        .describe('Connections of the database'),
    })
    .describe('The database'),
  cache: z
    .strictObject({
      status,
      latency_ms: latency,
      hit_rate: percent('Share of look-ups that found something'),
      memory_usage_mb: z.number().describe('Memory in use, in megabytes'),
    })
    .describe('The cache'),
  ai_models: z
    .strictObject({
      status,
      ...Object.fromEntries(MODEL_NAMES.map((name) => [name, modelStatus.describe(`The model ${name}`)])),
    })
    .describe('The models'),
});

const incidentFields = {
  id: z.string().describe("The incident's id, `inc_…`"),
  message: z.string().describe('What was wrong'),
};

export const statusAnswer = z
  .strictObject({
    status: condition.describe('The worst of the parts that matter'),
    version: z.string().describe('Version of the service'),
    environment: z.enum(['production', 'staging']).describe('Which environment answers'),
    timestamp: timestamp('When it was measured'),
    components: components.describe('The parts'),
    uptime: z
      .strictObject({
        seconds: z.int().describe('Seconds since the answering server started'),
        human: z.string().describe('The same for people, such as `2d 3h 4m`'),
      })
      .describe('How long the answering server has been up'),
    last_incident: z
      .strictObject({
        ...incidentFields,
        status: z.enum(['investigating', 'resolved']).describe('Whether it is over'),
        resolved_at: timestampOrNull('When it was over'),
      })
      .nullable()
      .describe('The last incident that is over; null without one'),
    active_incidents: z
      .array(
        z.strictObject({
          ...incidentFields,
          status: z.enum(['investigating', 'resolved']).describe('Whether it is over'),
          started_at: timestamp('When it began'),
        }),
      )
      .describe('Incidents that are not over'),
  })
  .meta({ id: 'Status', description: 'The measured status of the service and its parts' });
