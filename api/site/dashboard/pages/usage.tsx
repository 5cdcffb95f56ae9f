import { useState } from 'preact/hooks';
import { BarChart } from '../components/bar-chart.tsx';
import { Card } from '../components/card.tsx';
import { KeyName } from '../components/key-list.tsx';
import { Meter } from '../components/meter.tsx';
import { Loaded, PageFrame, Section } from '../components/page.tsx';
import { type Column, Table } from '../components/table.tsx';
import { kstDay } from '../days.ts';
import { useLoad } from '../loading.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { useApi } from '../session.tsx';
import { type FortuneReport, MODELS, type Model, type UsageReport } from '../types.ts';

const RANGES_DAYS = [7, 30, 90];

/** What was asked and what it cost: by day, endpoint, key and model. */
export function UsagePage() {
  const api = useApi();
  const { navigation, usage: texts, common } = useTexts();
  const [days, setDays] = useState(7);
  const query = { start_date: kstDay(1 - days) };
  const usage = useLoad(
    (signal) => api.get<UsageReport>('/v1/reports/usage', { query: { ...query, group_by: 'endpoint' }, signal }),
    [api, days],
  );
  const keysAndWaits = useLoad(
    (signal) => {
      const by = { group_by: 'key', latency_by: 'model' };
      return api.get<UsageReport>('/v1/reports/usage', { query: { ...query, ...by }, signal });
    },
    [api, days],
  );
  const fortunes = useLoad((signal) => api.get<FortuneReport>('/v1/reports/fortunes', { query, signal }), [api, days]);
  return (
    <PageFrame title={navigation.usage}>
      <label class="inline">
        {texts.range}{' '}
        <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
          {RANGES_DAYS.map((each) => (
            <option key={each} value={each}>
              {texts.days(each)}
            </option>
          ))}
        </select>
      </label>
      <Loaded of={usage}>{(report) => <Usage report={report} />}</Loaded>
      <Loaded of={keysAndWaits}>
        {({ by_key: byKey = [], by_model: byModel = [] }) => (
          <>
            <Keys byKey={byKey} />
            <ModelWaits byModel={byModel} />
          </>
        )}
      </Loaded>
      <Loaded of={fortunes}>{(report) => <Fortunes report={report} />}</Loaded>
      <p class="quiet">{common.kst}</p>
    </PageFrame>
  );
}

function Usage({ report }: { readonly report: UsageReport }) {
  const { usage: texts, common } = useTexts();
  const format = useFormat();
  const { summary, rate_limit_status: rate, daily_breakdown: byDay, by_endpoint: byEndpoint = [] } = report;
  return (
    <>
      <dl class="cards">
        <Card title={texts.requests} value={format.number(summary.total_requests)} />
        <Card title={texts.cost} value={format.usd(summary.total_cost_usd)} />
        <Card title={texts.success} value={format.percent(summary.success_rate)} />
        <Card title={texts.latency} value={format.ms(summary.average_latency_ms)} />
        <Card
          title={texts.limit}
          value={format.number(rate.remaining)}
          hint={texts.limitOf(texts.windows[rate.window], format.number(rate.limit))}
        />
      </dl>
      <Section title={texts.byDay}>
        <div class="charts">
          <BarChart
            title={texts.requestsByDay}
            nameTitle={common.date}
            bars={byDay.map(({ date, requests }) => ({ name: date, value: requests }))}
            format={format.number}
          />
          <BarChart
            title={texts.costByDay}
            nameTitle={common.date}
            bars={byDay.map(({ date, cost_usd: usd }) => ({ name: date, value: usd }))}
            format={format.usd}
          />
        </div>
      </Section>
      <Groups
        title={texts.byEndpoint}
        rows={byEndpoint}
        idOf={({ endpoint }) => endpoint}
        name={{ title: texts.endpoint, cell: ({ endpoint }) => <code>{endpoint}</code> }}
        more={[{ title: texts.cost, isNumber: true, cell: (row) => format.usd(row.cost_usd) }]}
      />
    </>
  );
}

function Keys({ byKey }: { readonly byKey: NonNullable<UsageReport['by_key']> }) {
  const { usage: texts } = useTexts();
  return (
    <Groups
      title={texts.byKey}
      rows={byKey}
      idOf={({ key }) => key?.id ?? ''}
      name={{ title: texts.key, cell: ({ key }) => (key === null ? texts.noKey : <KeyName of={key} />) }}
    />
  );
}

interface GroupsProps<T> {
  readonly title: string;
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string;
  readonly name: Column<T>;
  readonly more?: readonly Column<T>[];
}

type Group = Pick<NonNullable<UsageReport['by_key']>[number], 'requests' | 'success_rate' | 'average_latency_ms'>;

function Groups<T extends Group>({ title, rows, idOf, name, more = [] }: GroupsProps<T>) {
  const { usage: texts } = useTexts();
  const format = useFormat();
  const most = Math.max(1, ...rows.map(({ requests }) => requests));
  return (
    <Section title={title}>
      <Table
        caption={title}
        rows={rows}
        idOf={idOf}
        columns={[
          name,
          {
            title: texts.requests,
            cell: ({ requests }) => (
              <span class="measured">
                <Meter value={requests} of={most} /> {format.number(requests)}
              </span>
            ),
          },
          { title: texts.success, isNumber: true, cell: (row) => format.percent(row.success_rate) },
          { title: texts.latency, isNumber: true, cell: (row) => format.ms(row.average_latency_ms) },
          ...more,
        ]}
      />
    </Section>
  );
}

function Fortunes({ report }: { readonly report: FortuneReport }) {
  const { usage: texts, common } = useTexts();
  const format = useFormat();
  const { summary, by_model: byModel } = report;
  const most = Math.max(1, ...MODELS.map((model) => byModel[model].count));
  return (
    <Section title={texts.byModel}>
      <dl class="cards">
        <Card title={texts.fortunes} value={format.number(summary.total_fortunes)} />
        <Card title={texts.existing} value={format.number(summary.existing_fortunes)} />
        <Card title={texts.hitRate} value={format.percent(summary.cache_hit_rate)} />
        <Card title={texts.cost} value={format.usd(summary.total_cost_usd)} />
      </dl>
      <Table
        caption={texts.byModel}
        rows={MODELS}
        idOf={(model) => model}
        columns={[
          { title: common.model, cell: (model) => <code>{model}</code> },
          {
            title: texts.fortunes,
            cell: (model) => (
              <span class="measured">
                <Meter value={byModel[model].count} of={most} /> {format.number(byModel[model].count)}
              </span>
            ),
          },
          {
            title: texts.latencyOfModel,
            isNumber: true,
            cell: (model) => format.ms(byModel[model].average_latency_ms),
          },
          { title: texts.cost, isNumber: true, cell: (model) => format.usd(byModel[model].cost_usd) },
        ]}
      />
    </Section>
  );
}

/** How long callers waited for new answers: a model by day. */
function ModelWaits({ byModel }: { readonly byModel: NonNullable<UsageReport['by_model']> }) {
  const { usage: texts, common } = useTexts();
  const format = useFormat();
  const [chosen, setChosen] = useState<Model | null>(null);
  const most = [...byModel].sort((a, b) => b.answers - a.answers)[0];
  const shown = byModel.find(({ model }) => model === chosen) ?? most;
  if (shown === undefined) return null;
  const ms = (value: number | null) => (value === null ? '–' : format.ms(value));
  return (
    <Section title={texts.waits}>
      <Table
        caption={texts.waits}
        rows={byModel}
        idOf={({ model }) => model}
        columns={[
          { title: common.model, cell: ({ model }) => <code>{model}</code> },
          { title: texts.newAnswers, isNumber: true, cell: ({ answers }) => format.number(answers) },
          { title: 'p50', isNumber: true, cell: (row) => ms(row.p50_latency_ms) },
          { title: 'p95', isNumber: true, cell: (row) => ms(row.p95_latency_ms) },
        ]}
      />
      <label class="inline">
        {common.model}{' '}
        <select value={shown.model} onChange={(event) => setChosen(event.currentTarget.value as Model)}>
          {MODELS.map((model) => (
            <option key={model} value={model}>
              {model}
            </option>
          ))}
        </select>
      </label>
      <div class="charts">
        {(['p50', 'p95'] as const).map((quantile) => (
          <BarChart
            key={quantile}
            title={texts.waitByDay(quantile, shown.model)}
            nameTitle={common.date}
            bars={shown.daily.map((day) => ({ name: day.date, value: day[`${quantile}_latency_ms`] ?? 0 }))}
            format={format.ms}
          />
        ))}
      </div>
    </Section>
  );
}
