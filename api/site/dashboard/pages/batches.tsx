import { useState } from 'preact/hooks';
import { BatchTable } from '../components/batch-table.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { ModelField } from '../components/model-field.tsx';
import { Loaded, More, PageFrame, Section } from '../components/page.tsx';
import { useAction, useLoad, usePages } from '../loading.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { navigate } from '../router.tsx';
import { useApi } from '../session.tsx';
import { type Batch, FORTUNE_TYPES, type FortuneType, type Model, type Page, type Profile } from '../types.ts';

export function BatchesPage() {
  const api = useApi();
  const { navigation, batches: texts, common } = useTexts();
  const batches = usePages<Batch>(api, '/v1/fortunes/batch');
  return (
    <PageFrame title={navigation.batches}>
      <Section title={texts.list}>
        <button type="button" onClick={batches.reload}>
          {common.refresh}
        </button>
        <Loaded of={batches}>{(rows) => <BatchTable caption={texts.list} batches={rows} />}</Loaded>
        <More of={batches} />
      </Section>
      <CreateBatch />
    </PageFrame>
  );
}

const SCOPES = ['chosen', 'all', 'created'] as const;
type Scope = (typeof SCOPES)[number];

function CreateBatch() {
  const api = useApi();
  const { batches: texts, playground, common } = useTexts();
  const [scope, setScope] = useState<Scope>('chosen');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [since, setSince] = useState('');
  const [type, setType] = useState<FortuneType>('daily');
  const [model, setModel] = useState<Model>('haiku');
  const [date, setDate] = useState('');
  const create = useAction(async () => {
    const when = date === '' ? {} : { fortune_date: date };
    const whose = {
      chosen: { profile_ids: chosen },
      all: { profiles: 'all' },
      created: { profiles: { created_from: since } },
    }[scope];
    const body = { ...whose, fortune_type: type, model, ...when };
    const { id } = await api.post<Batch>('/v1/fortunes/batch', body);
    navigate(`/batches/${id}`);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create.run();
  };
  return (
    <Section title={texts.create}>
      <form onSubmit={submit}>
        <label>
          {texts.scope}
          <select value={scope} onChange={(event) => setScope(event.currentTarget.value as Scope)}>
            {SCOPES.map((each) => (
              <option key={each} value={each}>
                {texts.scopes[each]}
              </option>
            ))}
          </select>
        </label>
        {scope === 'chosen' && <ChooseProfiles chosen={chosen} onChange={setChosen} />}
        {scope === 'all' && <AllProfiles />}
        {scope === 'created' && (
          <>
            <label>
              {texts.since}
              <input type="date" required value={since} onInput={(event) => setSince(event.currentTarget.value)} />
            </label>
            <p>{texts.createdHint}</p>
          </>
        )}
        <div class="fields">
          <label>
            {common.type}
            <select value={type} onChange={(event) => setType(event.currentTarget.value as FortuneType)}>
              {FORTUNE_TYPES.map((each) => (
                <option key={each} value={each}>
                  {playground.types[each]}
                </option>
              ))}
            </select>
          </label>
          <ModelField value={model} onChange={setModel} />
          <label>
            {common.date} ({common.dateHint})
            <input type="date" value={date} onInput={(event) => setDate(event.currentTarget.value)} />
          </label>
        </div>
        <button type="submit" class="primary" disabled={create.isBusy || (scope === 'chosen' && chosen.length === 0)}>
          {texts.start}
        </button>
      </form>
      <ErrorNote error={create.error} onRetry={create.retry} />
    </Section>
  );
}

/** How many there are: each may cost. */
function AllProfiles() {
  const api = useApi();
  const { batches: texts } = useTexts();
  const { number } = useFormat();
  const profiles = useLoad((signal) => api.get<Page<Profile>>('/v1/profiles', { query: { limit: 1 }, signal }), [api]);
  return (
    <Loaded of={profiles}>{({ total_count: total }) => <p role="status">{texts.allHint(number(total))}</p>}</Loaded>
  );
}

interface ChooseProfilesProps {
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The newest profiles: as many as a batch takes. */
function ChooseProfiles({ chosen, onChange }: ChooseProfilesProps) {
  const api = useApi();
  const { batches: texts, playground } = useTexts();
  const profiles = useLoad(
    (signal) => api.get<Page<Profile>>('/v1/profiles', { query: { limit: 100 }, signal }),
    [api],
  );
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <Loaded of={profiles}>
      {({ data }) =>
        data.length === 0 ? (
          <p>{playground.noProfiles}</p>
        ) : (
          <fieldset>
            <legend>
              {texts.profiles}: <span role="status">{texts.chosen(chosen.length)}</span>
            </legend>
            <label class="inline">
              <input
                type="checkbox"
                checked={chosen.length === data.length}
                onChange={(event) => onChange(event.currentTarget.checked ? data.map(({ id }) => id) : [])}
              />
              {texts.chooseAll}
            </label>
            <div class="choices">
              {data.map(({ id, name, external_id: externalId }) => (
                <label key={id} class="inline">
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={(event) => toggle(id, event.currentTarget.checked)}
                  />
                  {name} <small>{externalId ?? `…${id.slice(-6)}`}</small>
                </label>
              ))}
            </div>
          </fieldset>
        )
      }
    </Loaded>
  );
}
