import { type BirthInput, fourPillars, sajuObject, tenYearCycles } from '../../shared/saju/index.ts';

export interface BenchResult {
  readonly name: string;
  readonly perSecond: number;
  readonly microseconds: number;
}

/**
 * Times the calendar on one core after warm-up, over 4,096 fixed births spread over 1900..2100. Each case is the best
 * of five rounds, because what interrupts a round (another process, a collection) is not the code's cost.
 */
export function benchSaju(): BenchResult[] {
  const solar = births('solar');
  const lunar = births('lunar');
  return [
    measure('four pillars, solar birth', solar, 200, (birth) => fourPillars(birth).day),
    measure('four pillars and ten cycles, lunar birth', lunar, 50, (birth) => {
      const { startAge, cycles } = tenYearCycles(birth);
      return startAge + cycles.length;
    }),
    measure('whole Saju object with analysis', solar, 10, (birth) => {
      const { analysis } = sajuObject(birth, { includeAnalysis: true });
      return analysis?.personality.length ?? 0;
    }),
  ];
}

const BIRTHS = 4096;
const ROUNDS = 5;

function measure(
  name: string,
  inputs: readonly BirthInput[],
  passes: number,
  run: (birth: BirthInput) => number,
): BenchResult {
  const round = (): number => {
    const start = process.hrtime.bigint();
    // The sum keeps the calls from being optimised away.
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) for (const birth of inputs) sum += run(birth);
    if (sum < 0) throw new Error('unreachable');
    return Number(process.hrtime.bigint() - start) / (passes * inputs.length);
  };
  round();
  const nanoseconds = Math.min(...Array.from({ length: ROUNDS }, round));
  return {
    name,
    perSecond: Math.round(1e9 / nanoseconds),
    microseconds: Math.round(nanoseconds) / 1000,
  };
}

/** A fixed walk through years, months, days and hours; days to 28 exist in every month of both calendars. */
function births(calendarType: 'solar' | 'lunar'): readonly BirthInput[] {
  return Array.from({ length: BIRTHS }, (_, i) => ({
    year: 1900 + ((i * 37) % 201),
    month: 1 + ((i * 7) % 12),
    day: 1 + ((i * 11) % 28),
    hour: i % 24,
    gender: i % 2 === 0 ? 'male' : 'female',
    calendarType,
    isLeapMonth: false,
  }));
}
