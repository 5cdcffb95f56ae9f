/** Grafana's JSON, as far as it is used here: docs/metrics.md says what the metrics mean. */

export interface Query {
  readonly expr: string;
  /** `{{label}}` is replaced by the label's value. */
  readonly legend: string;
}

export interface Panel {
  readonly title: string;
  /** What the figure means, and where its cause is. */
  readonly description: string;
  readonly unit: 'reqps' | 'ops' | 's' | 'short' | 'percentunit' | 'currencyUSD' | 'dateTimeAsIso' | 'bytes';
  readonly queries: readonly Query[];
  /** A `stat` shows the last value. */
  readonly kind?: 'timeseries' | 'stat';
  readonly isStacked?: boolean;
}

export interface Row {
  readonly title: string;
  readonly panels: readonly Panel[];
}

export interface Dashboard {
  /** Names the file and the address; keep it, or links to the dashboard break. */
  readonly uid: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

const COLUMNS = 24;
const ACROSS = 3;
const HEIGHT = 8;
const DATASOURCE = { type: 'prometheus', uid: '$datasource' } as const;

/** The dashboard as Grafana imports it; the data source is chosen on the page. */
export function render({ uid, title, rows }: Dashboard): string {
  let y = 0;
  let id = 0;
  const panels = rows.flatMap((row) => {
    const heading = {
      id: ++id,
      type: 'row',
      title: row.title,
      collapsed: false,
      gridPos: { x: 0, y, w: COLUMNS, h: 1 },
    };
    const placed = row.panels.map((panel, index) => {
      const width = COLUMNS / ACROSS;
      const gridPos = {
        x: (index % ACROSS) * width,
        y: y + 1 + Math.floor(index / ACROSS) * HEIGHT,
        w: width,
        h: HEIGHT,
      };
      return { id: ++id, ...panelOf(panel), gridPos };
    });
    y += 1 + Math.ceil(row.panels.length / ACROSS) * HEIGHT;
    return [heading, ...placed];
  });
  const dashboard = {
    uid,
    title,
    tags: ['saju'],
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    timezone: 'browser',
    links: [{ type: 'dashboards', title: 'Saju', tags: ['saju'], asDropdown: false, keepTime: true }],
    templating: { list: [{ type: 'datasource', name: 'datasource', label: 'Prometheus', query: 'prometheus' }] },
    panels,
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}

function panelOf({ title, description, unit, queries, kind = 'timeseries', isStacked = false }: Panel) {
  const custom = isStacked ? { fillOpacity: 30, stacking: { mode: 'normal' } } : { fillOpacity: 0 };
  return {
    type: kind,
    title,
    description,
    datasource: DATASOURCE,
    fieldConfig: { defaults: { unit, min: 0, ...(kind === 'stat' ? {} : { custom }) }, overrides: [] },
    options:
      kind === 'stat'
        ? { reduceOptions: { calcs: ['lastNotNull'], fields: '', values: false }, textMode: 'value_and_name' }
        : { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: queries.map(({ expr, legend }, index) => ({
      refId: String.fromCharCode('A'.charCodeAt(0) + index),
      datasource: DATASOURCE,
      expr,
      legendFormat: legend,
    })),
  };
}

/** Per second, over all processes. */
export function rate(metric: string, by: string, filter = ''): string {
  return `sum by (${by}) (rate(${metric}${filter}[$__rate_interval]))`;
}

/** The same, and 0 where `all` has samples and `filter` none: a panel of failures that is empty looks like one without data. */
export function rateOrZero(metric: string, by: string, filter: string, all = ''): string {
  return `(${rate(metric, by, filter)} or 0 * ${rate(metric, by, all)})`;
}

/** A quantile of a histogram over all processes. */
export function quantile(share: number, histogram: string, by = '', filter = ''): string {
  const labels = by === '' ? 'le' : `le, ${by}`;
  return `histogram_quantile(${share}, sum by (${labels}) (rate(${histogram}_bucket${filter}[$__rate_interval])))`;
}

/** Of a gauge that is equal on all API servers. */
export function shared(metric: string, by: string, filter = ''): string {
  return `max by (${by}) (${metric}${filter})`;
}
