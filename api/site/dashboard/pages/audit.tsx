import { useState } from 'preact/hooks';
import { AUDIT_ACTIONS } from '../../../../shared/core/audit-actions.ts';
import { AuditTable } from '../components/audit-table.tsx';
import { Loaded, More, PageFrame, Section } from '../components/page.tsx';
import { usePages } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { useApi } from '../session.tsx';
import type { AuditEntry } from '../types.ts';

export function AuditPage() {
  const api = useApi();
  const { navigation, audit: texts, common } = useTexts();
  const [action, setAction] = useState('');
  const [resource, setResource] = useState('');
  const [filter, setFilter] = useState({ action: '', resource_id: '' });
  const entries = usePages<AuditEntry>(api, '/v1/reports/audit', filter);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFilter({ action, resource_id: resource.trim() });
  };
  return (
    <PageFrame title={navigation.audit}>
      <form onSubmit={submit} aria-label={texts.filter}>
        <div class="fields">
          <label>
            {texts.action}
            <select value={action} onChange={(event) => setAction(event.currentTarget.value)}>
              <option value="">{common.all}</option>
              {AUDIT_ACTIONS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <label>
            {texts.resourceId}
            <input value={resource} onInput={(event) => setResource(event.currentTarget.value)} />
          </label>
        </div>
        <button type="submit">{texts.apply}</button>
      </form>
      <Section title={texts.list}>
        <Loaded of={entries}>{(data) => <AuditTable entries={data} caption={texts.list} />}</Loaded>
        <More of={entries} />
        <p class="quiet">{common.kst}</p>
      </Section>
    </PageFrame>
  );
}
