import { useState } from 'preact/hooks';
import { BirthFields, FIRST_BIRTH } from '../components/birth-fields.tsx';
import { ShortId } from '../components/copy.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { Loaded, More, PageFrame, Section } from '../components/page.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { useAction, usePages } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { Link, navigate } from '../router.tsx';
import { useApi } from '../session.tsx';
import { ELEMENTS, type Profile } from '../types.ts';

export function ProfilesPage() {
  const api = useApi();
  const { navigation, profiles: texts, chart, common } = useTexts();
  const [element, setElement] = useState('');
  const [changes, setChanges] = useState(0);
  const [search, setSearch] = useState('');
  const [externalId, setExternalId] = useState('');
  const query = { day_master_element: element, external_id: externalId };
  const profiles = usePages<Profile>(api, '/v1/profiles', query, changes);
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    if (search.startsWith('prf_')) navigate(`/profiles/${search}`);
    else setExternalId(search);
  };
  return (
    <PageFrame title={navigation.profiles}>
      <Section title={texts.list}>
        <p class="quiet">{texts.masked}</p>
        <form role="search" onSubmit={find}>
          <div class="fields">
            <label>
              {texts.search}
              <input value={search} onInput={(event) => setSearch(event.currentTarget.value.trim())} />
            </label>
          </div>
          <button type="submit">{texts.find}</button>
        </form>
        <label class="inline">
          {texts.element}{' '}
          <select value={element} onChange={(event) => setElement(event.currentTarget.value)}>
            <option value="">{common.all}</option>
            {ELEMENTS.map((each) => (
              <option key={each} value={each}>
                {chart.elements[each]}
              </option>
            ))}
          </select>
        </label>
        <Loaded of={profiles}>
          {(rows) => (
            <Table
              caption={texts.list}
              rows={rows}
              idOf={({ id }) => id}
              columns={[
                { title: common.created, cell: ({ created_at: at }) => <Time at={at} /> },
                {
                  title: texts.name,
                  cell: ({ id, name }) => (
                    <Link to={`/profiles/${id}`} isRow>
                      {name}
                    </Link>
                  ),
                },
                {
                  title: texts.ownId,
                  cell: ({ external_id: own }) => own !== null && <ShortId value={own} />,
                },
                { title: texts.dayMaster, cell: ({ day_master: master }) => <span lang="ko">{master}</span> },
                { title: texts.element, cell: (row) => chart.elements[row.day_master_element] },
                { title: texts.weakest, cell: (row) => chart.elements[row.weakest_element] },
                { title: texts.born, cell: ({ birth_year: year }) => year },
                { title: texts.gender, cell: ({ gender }) => texts.genders[gender] },
              ]}
            />
          )}
        </Loaded>
        <More of={profiles} />
      </Section>
      <CreateProfile onCreated={() => setChanges(changes + 1)} />
    </PageFrame>
  );
}

function CreateProfile({ onCreated }: { readonly onCreated: () => void }) {
  const api = useApi();
  const { profiles: texts, common } = useTexts();
  const [name, setName] = useState('');
  const [externalId, setExternalId] = useState('');
  const [birth, setBirth] = useState(FIRST_BIRTH);
  const [made, setMade] = useState<string | null>(null);
  const create = useAction(async () => {
    setMade(null);
    const body = { name, ...(externalId === '' ? {} : { external_id: externalId }), ...birth };
    const profile = await api.post<Profile>('/v1/profiles', body);
    setMade(profile.name);
    setName('');
    onCreated();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create.run();
  };
  return (
    <Section title={texts.create}>
      <form onSubmit={submit}>
        <div class="fields">
          <label>
            {texts.name}
            <input required maxLength={50} value={name} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <label>
            {texts.externalId}
            <input maxLength={255} value={externalId} onInput={(event) => setExternalId(event.currentTarget.value)} />
          </label>
        </div>
        <BirthFields birth={birth} onChange={setBirth} />
        <button type="submit" class="primary" disabled={create.isBusy}>
          {common.create}
        </button>
      </form>
      <ErrorNote error={create.error} onRetry={create.retry} />
      {made !== null && <p role="status">{texts.added(made)}</p>}
    </Section>
  );
}
