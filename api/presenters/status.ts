import { perModel } from '../../shared/core/models.ts';
import { type Measured, type ModelStatus, modelsStatus } from '../../shared/status/rules.ts';
import type { ServiceStatus } from '../../shared/status/status.ts';

export interface Answering {
  readonly version: string;
  readonly environment: string;
  /** Of this process. */
  readonly uptimeSeconds: number;
  /** Time that the API itself has added to this request so far. */
  readonly latencyMs: number;
}

/** The status of the service. */
export function presentStatus(status: ServiceStatus, answering: Answering) {
  const { lastIncident } = status;
  return {
    status: status.status,
    version: answering.version,
    environment: answering.environment,
    timestamp: status.at.toISOString(),
    components: components(status, answering.latencyMs),
    uptime: { seconds: Math.floor(answering.uptimeSeconds), human: humanTime(answering.uptimeSeconds) },
    last_incident:
      lastIncident === null
        ? null
        : {
            id: lastIncident._id,
            status: lastIncident.status,
            resolved_at: lastIncident.resolvedAt?.toISOString() ?? null,
            message: lastIncident.message,
          },
    active_incidents: status.activeIncidents.map((incident) => ({
      id: incident._id,
      status: incident.status,
      started_at: incident.startedAt.toISOString(),
      message: incident.message,
    })),
  };
}

function components({ database, cache, models }: Measured, latencyMs: number) {
  return {
    api: { status: 'operational', latency_ms: Math.round(latencyMs * 10) / 10 },
    database: {
      status: database.status,
      latency_ms: database.latencyMs,
      ...(database.message === undefined ? {} : { message: database.message }),
      connections: database.connections,
    },
    cache: {
      status: cache.status,
      latency_ms: cache.latencyMs,
      hit_rate: cache.hitRate,
      memory_usage_mb: cache.memoryUsageMb,
    },
    ai_models: {
      status: modelsStatus(models),
      ...perModel((name) => model(models[name])),
    },
  };
}

function model({ status, avgLatencyMs, message, paused, held }: ModelStatus) {
  return {
    status,
    avg_latency_ms: avgLatencyMs,
    ...(message === undefined ? {} : { message }),
    ...(paused === undefined ? {} : { paused }),
    ...(held === undefined ? {} : { held }),
  };
}

/** `2d 3h 4m`: the two or three largest units that are not zero. */
function humanTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3_600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'm'],
    [whole % 60, 's'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0s';
  return parts
    .slice(first, first + 3)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ');
}
