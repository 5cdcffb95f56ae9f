import { useEffect, useState } from 'preact/hooks';
import { AuditTable } from '../components/audit-table.tsx';
import { ShortId } from '../components/copy.tsx';
import { Loaded, More, PageFrame, Section } from '../components/page.tsx';
import { RequestTable, Status } from '../components/request-table.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { kstDay } from '../days.ts';
import { useLoad, usePages } from '../loading.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { loggedRequests, onRequest } from '../request-log.ts';
import { useApi } from '../session.tsx';
import type { AuditEntry, RequestEntry, UsageReport } from '../types.ts';

const CHANGES = { limit: 20 };

/** Requests by status, those that changed something, and this tab's own, each with its id where the API has it. */
export function RequestsPage() {
  const api = useApi();
  const { navigation, requests: texts, usage } = useTexts();
  const format = useFormat();
  const query = { start_date: kstDay(-6), group_by: 'status_code' };
  const byStatus = useLoad((signal) => api.get<UsageReport>('/v1/reports/usage', { query, signal }), [api]);
  const changes = usePages<AuditEntry>(api, '/v1/reports/audit', CHANGES);
  return (
    <PageFrame title={navigation.requests}>
      <Section title={texts.byStatus}>
        <Loaded of={byStatus}>
          {({ by_status_code: rows = [] }) => (
            <Table
              caption={texts.byStatus}
              rows={rows}
              idOf={({ status_code: code }) => code}
              columns={[
                { title: texts.statusCode, cell: ({ status_code: code }) => <Status code={code} /> },
                { title: usage.requests, isNumber: true, cell: ({ requests }) => format.number(requests) },
                { title: usage.latency, isNumber: true, cell: (row) => format.ms(row.average_latency_ms) },
                { title: usage.cost, isNumber: true, cell: (row) => format.usd(row.cost_usd) },
              ]}
            />
          )}
        </Loaded>
      </Section>
      <Log />
      <Section title={texts.changes}>
        <p class="quiet">{texts.changesHint}</p>
        <Loaded of={changes}>{(entries) => <AuditTable entries={entries} caption={texts.changes} />}</Loaded>
        <More of={changes} />
      </Section>
      <OwnRequests />
    </PageFrame>
  );
}

const CLASSES = ['2xx', '4xx', '5xx'];

/** What changed something and what failed, of the last days. */
function Log() {
  const api = useApi();
  const { requests: texts, audit, common } = useTexts();
  const [fields, setFields] = useState({ status: '', path: '', code: '' });
  const [filter, setFilter] = useState(fields);
  const requests = usePages<RequestEntry>(api, '/v1/requests', filter);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFilter(fields);
  };
  return (
    <Section title={texts.log}>
      <p class="quiet">{texts.logHint}</p>
      <form onSubmit={submit} aria-label={audit.filter}>
        <div class="fields">
          <label>
            {texts.statusCode}
            <select
              value={fields.status}
              onChange={(event) => setFields({ ...fields, status: event.currentTarget.value })}
            >
              <option value="">{common.all}</option>
              {CLASSES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          {(['path', 'code'] as const).map((name) => (
            <label key={name}>
              {texts[name]}
              <input
                value={fields[name]}
                placeholder={PLACEHOLDERS[name]}
                onInput={(event) => setFields({ ...fields, [name]: event.currentTarget.value.trim() })}
              />
            </label>
          ))}
        </div>
        <button type="submit">{audit.apply}</button>
      </form>
      <Loaded of={requests}>{(rows) => <RequestTable caption={texts.log} requests={rows} />}</Loaded>
      <More of={requests} />
    </Section>
  );
}

const PLACEHOLDERS = { path: '/v1/fortunes/{id}', code: 'validation_error' };

function OwnRequests() {
  const { requests: texts, common } = useTexts();
  const format = useFormat();
  const [requests, setRequests] = useState(loggedRequests);
  useEffect(() => onRequest(() => setRequests(loggedRequests())), []);
  return (
    <Section title={texts.here}>
      <p class="quiet">
        {texts.hereHint} {common.kst}
      </p>
      <Table
        caption={texts.here}
        rows={requests}
        idOf={({ number }) => number}
        columns={[
          { title: texts.at, cell: ({ at }) => <Time at={at} /> },
          { title: texts.path, cell: ({ method, path }) => <code>{`${method} ${path}`}</code> },
          { title: texts.statusCode, cell: ({ status }) => <Status code={status} /> },
          { title: texts.took, isNumber: true, cell: ({ ms }) => format.ms(ms) },
          { title: texts.id, cell: ({ requestId }) => requestId !== null && <ShortId value={requestId} /> },
        ]}
      />
    </Section>
  );
}
