import { lineChart } from '../bench/lib/line-chart.ts';
import { type Fleet, pause } from './fleet.ts';
import { type Sample, takeSample } from './samples.ts';

const SAMPLES = 60;

/** Looks at the fleet at equal intervals until the time is over or the run is interrupted, and says how far it is. */
export async function sampled(
  fleet: Fleet,
  minutes: number,
  log: (line: string) => void,
  isInterrupted: () => boolean,
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const startedAt = Date.now();
  while (samples.length < SAMPLES && !isInterrupted()) {
    const dueAt = startedAt + ((samples.length + 1) * minutes * 60_000) / SAMPLES;
    while (Date.now() < dueAt && !isInterrupted()) await pause(20);
    const sample = await takeSample(fleet);
    samples.push(sample);
    if (samples.length % (SAMPLES / 10) === 0)
      log(`${Math.round((samples.length * 100) / SAMPLES)} %: ${describe(sample)}`);
  }
  return samples;
}

function describe(sample: Sample): string {
  return Object.entries(sample)
    .map(([name, value]) => `${name} ${Math.round(value)}`)
    .join('; ');
}

export function memoryChart(samples: readonly Sample[], minutes: number): string {
  const names = Object.keys(samples[0] ?? {}).filter((name) => name.endsWith(', MB'));
  return lineChart({
    title: `Memory over ${minutes} minutes at a steady rate`,
    x: { label: 'minutes', scale: 'linear' },
    y: { label: 'MB', scale: 'linear' },
    curves: names.map((name) => ({
      name: name.replace(', MB', ''),
      points: samples.map((sample, index) => [((index + 1) * minutes) / SAMPLES, sample[name] ?? 0] as const),
    })),
  });
}
