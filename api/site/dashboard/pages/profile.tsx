import { AuditTable } from '../components/audit-table.tsx';
import { Id } from '../components/copy.tsx';
import { Disclaimer } from '../components/disclaimer.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { Loaded, More, PageFrame, Section } from '../components/page.tsx';
import { RequestTable } from '../components/request-table.tsx';
import { ElementBars } from '../components/saju-chart.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { useAction, useLoad, usePages } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { Link, navigate } from '../router.tsx';
import { useApi } from '../session.tsx';
import type { AuditEntry, ElementComparison, FortuneListItem, Page, Profile, RequestEntry } from '../types.ts';

/** A masked profile: what the API shows of its chart without unmasking, and its fortunes. */
export function ProfilePage({ id }: { readonly id: string }) {
  const api = useApi();
  const { navigation, profiles: texts, chart, common, playground } = useTexts();
  const profile = useLoad((signal) => api.get<Profile>(`/v1/profiles/${id}`, { signal }), [api, id]);
  const query = { profile_id: id };
  const balance = useLoad(
    (signal) => api.get<ElementComparison>('/v1/analytics/comparison', { query, signal }),
    [api, id],
  );
  const fortunes = usePages<FortuneListItem>(api, '/v1/fortunes', query);
  const made = new Set(fortunes.data?.map(({ id: fortune }) => fortune));
  const calls = useLoad(
    (signal) => api.get<Page<RequestEntry>>('/v1/requests', { query: { limit: 100 }, signal }),
    [api],
  );
  const audit = usePages<AuditEntry>(api, '/v1/reports/audit', { resource_id: id, limit: 20 });
  const remove = useAction(async () => {
    if (!confirm(texts.confirmRemove)) return;
    await api.delete(`/v1/profiles/${id}`);
    navigate('/profiles');
  });
  return (
    <PageFrame title={`${navigation.profiles}: ${profile.data?.name ?? ''}`}>
      <Loaded of={profile}>
        {(data) => (
          <dl class="facts">
            <dt>id</dt>
            <dd>
              <Id value={data.id} />
            </dd>
            {data.external_id !== null && (
              <>
                <dt>{texts.ownId}</dt>
                <dd>
                  <Id value={data.external_id} />
                </dd>
              </>
            )}
            <dt>{texts.dayMaster}</dt>
            <dd lang="ko">
              {data.day_master} · {chart.elements[data.day_master_element]}
            </dd>
            <dt>{texts.weakest}</dt>
            <dd>{chart.elements[data.weakest_element]}</dd>
            <dt>{texts.born}</dt>
            <dd>{data.birth_year}</dd>
            <dt>{common.created}</dt>
            <dd>{<Time at={data.created_at} />}</dd>
          </dl>
        )}
      </Loaded>
      <Section title={texts.balance}>
        <Loaded of={balance}>
          {({ data: { mine, average } }) => <ElementBars caption={texts.balance} shares={mine} average={average} />}
        </Loaded>
        <p class="quiet">
          {texts.chartHint} <Link to="/chart">{texts.toChart}</Link>
        </p>
      </Section>
      <Section title={texts.fortunes}>
        <Loaded of={fortunes}>
          {(rows) => (
            <Table
              caption={texts.fortunes}
              rows={rows}
              idOf={(row) => row.id}
              columns={[
                { title: common.date, cell: ({ fortune_date: date }) => date },
                { title: common.type, cell: ({ fortune_type: type }) => playground.types[type] },
                { title: common.model, cell: ({ model }) => <code>{model}</code> },
                { title: texts.score, isNumber: true, cell: ({ score }) => score },
                { title: texts.summary, cell: ({ summary }) => <span lang="ko">{summary}</span> },
              ]}
            />
          )}
        </Loaded>
        <More of={fortunes} />
        <Disclaimer />
      </Section>
      <Section title={texts.calls}>
        <p class="quiet">{texts.callsHint}</p>
        <Loaded of={calls}>
          {({ data }) => (
            <RequestTable
              caption={texts.calls}
              requests={data.filter(({ fortune_id: fortune }) => fortune !== null && made.has(fortune))}
            />
          )}
        </Loaded>
      </Section>
      <Section title={texts.audit}>
        <Loaded of={audit}>{(entries) => <AuditTable entries={entries} caption={texts.audit} />}</Loaded>
        <More of={audit} />
      </Section>
      <button type="button" class="danger" disabled={remove.isBusy} onClick={() => remove.run()}>
        {common.remove}
      </button>
      <ErrorNote error={remove.error} onRetry={remove.retry} />
    </PageFrame>
  );
}
