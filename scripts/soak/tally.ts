/** The load generator's counts for one tenant. */
export interface Tally {
  count(endpoint: string, status: number, costUsd: number): void;
  /** A charge after the answer. */
  charge(endpoint: string, costUsd: number): void;
  readonly requests: number;
  readonly costUsd: number;
  /** All differences between a usage report by endpoint or by status and the counts. */
  differences(groupBy: 'endpoint' | 'status_code', report: unknown): string[];
}

interface Cell {
  requests: number;
  succeeded: number;
  costUsd: number;
}

export function createTally(): Tally {
  const endpoints = new Map<string, Cell>();
  const statuses = new Map<string, Cell>();
  const add = (cells: Map<string, Cell>, name: string, status: number, costUsd: number) => {
    const cell = cells.get(name) ?? { requests: 0, succeeded: 0, costUsd: 0 };
    cell.requests += 1;
    cell.succeeded += status < 400 ? 1 : 0;
    cell.costUsd += costUsd;
    cells.set(name, cell);
  };
  const total = () =>
    [...endpoints.values()].reduce(
      (sum, cell) => ({
        requests: sum.requests + cell.requests,
        succeeded: sum.succeeded + cell.succeeded,
        costUsd: sum.costUsd + cell.costUsd,
      }),
      { requests: 0, succeeded: 0, costUsd: 0 },
    );
  return {
    count(endpoint, status, costUsd) {
      add(endpoints, endpoint, status, costUsd);
      add(statuses, String(status), status, costUsd);
    },
    charge(endpoint, costUsd) {
      const cell = endpoints.get(endpoint);
      if (cell === undefined) throw new Error(`${endpoint} was never called`);
      cell.costUsd += costUsd;
    },
    get requests() {
      return total().requests;
    },
    get costUsd() {
      return money(total().costUsd);
    },
    differences(groupBy, report) {
      const sums = total();
      return [
        ...compare('summary', {
          total_requests: [field(report, 'summary', 'total_requests'), sums.requests],
          successful_requests: [field(report, 'summary', 'successful_requests'), sums.succeeded],
          failed_requests: [field(report, 'summary', 'failed_requests'), sums.requests - sums.succeeded],
          total_cost_usd: [field(report, 'summary', 'total_cost_usd'), money(sums.costUsd)],
        }),
        ...compare('buckets', {
          requests: [sumOf(field(report, 'daily_breakdown'), 'requests'), sums.requests],
          cost_usd: [money(sumOf(field(report, 'daily_breakdown'), 'cost_usd')), money(sums.costUsd)],
        }),
        // A charge is reported under its endpoint's usual status, which is unknown here.
        ...(groupBy === 'endpoint'
          ? rows('endpoint', field(report, 'by_endpoint'), endpoints, true)
          : rows('status_code', field(report, 'by_status_code'), statuses, false)),
      ];
    },
  };
}

function rows(name: string, reported: unknown, counted: ReadonlyMap<string, Cell>, withCost: boolean): string[] {
  const found = new Map((Array.isArray(reported) ? reported : []).map((row) => [String(field(row, name)), row]));
  return [...new Set([...found.keys(), ...counted.keys()])].flatMap((key) => {
    const row: unknown = found.get(key);
    const cell = counted.get(key) ?? { requests: 0, succeeded: 0, costUsd: 0 };
    const rate = cell.requests === 0 ? 0 : Math.round((cell.succeeded / cell.requests) * 1000) / 10;
    return compare(`${name} ${key}`, {
      requests: [field(row, 'requests') ?? 0, cell.requests],
      success_rate: [field(row, 'success_rate') ?? 0, rate],
      ...(withCost ? { cost_usd: [field(row, 'cost_usd') ?? 0, money(cell.costUsd)] } : {}),
    });
  });
}

function compare(
  where: string,
  pairs: Readonly<Record<string, readonly [reported: unknown, counted: number]>>,
): string[] {
  return Object.entries(pairs).flatMap(([name, [reported, counted]]) =>
    reported === counted ? [] : [`${where}: ${name} is ${reported}, counted ${counted}`],
  );
}

function field(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}

function sumOf(list: unknown, name: string): number {
  return (Array.isArray(list) ? list : []).reduce((sum: number, row) => sum + Number(field(row, name)), 0);
}

function money(usd: number): number {
  return Math.round(usd * 1e4) / 1e4;
}
