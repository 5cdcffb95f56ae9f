import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { SecretOnce } from '../components/copy.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { ModelField } from '../components/model-field.tsx';
import { Loaded, PageFrame, Section } from '../components/page.tsx';
import { Time } from '../components/time.tsx';
import { useAction, useLoad } from '../loading.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { useApi } from '../session.tsx';
import {
  type Account,
  type DailySchedule,
  ELEMENTS,
  type Element,
  type Fallbacks,
  MODELS,
  type Model,
} from '../types.ts';

/** The account, and what it decides once: its access token, its work at midnight, and who answers for a model that fails. */
export function SettingsPage() {
  const api = useApi();
  const { navigation, settings: texts } = useTexts();
  const account = useLoad((signal) => api.get<Account>('/account', { signal }), [api]);
  const schedule = useLoad((signal) => api.get<DailySchedule>('/v1/schedules/daily', { signal }), [api]);
  const fallbacks = useLoad((signal) => api.get<{ data: readonly Fallbacks[] }>('/v1/fallbacks', { signal }), [api]);
  return (
    <PageFrame title={navigation.settings}>
      <Section title={texts.account}>
        <Loaded of={account}>{(known) => <AccountFacts of={known} />}</Loaded>
        <RotateToken />
      </Section>
      <Section title={texts.schedule}>
        <p>{texts.scheduleHint}</p>
        <Loaded of={schedule}>{(known) => <ScheduleForm known={known} />}</Loaded>
      </Section>
      <Section title={texts.fallbacks}>
        <p>{texts.fallbacksHint}</p>
        <Loaded of={fallbacks}>{({ data }) => <FallbacksForm known={data} />}</Loaded>
      </Section>
    </PageFrame>
  );
}

function AccountFacts({ of }: { readonly of: Account }) {
  const { settings: texts, usage, common } = useTexts();
  const format = useFormat();
  return (
    <dl class="facts">
      <dt>{texts.email}</dt>
      <dd>{of.email}</dd>
      <dt>{texts.plan}</dt>
      <dd>
        <code>{of.plan}</code> {texts.limit(usage.windows.minute, format.number(of.per_minute))}
        {of.per_day !== null && <>, {texts.limit(usage.windows.day, format.number(of.per_day))}</>}
      </dd>
      <dt>{common.created}</dt>
      <dd>
        <Time at={of.created_at} />
      </dd>
    </dl>
  );
}

function RotateToken() {
  const api = useApi();
  const texts = useTexts().settings;
  const [current, setCurrent] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const rotate = useAction(async () => {
    if (!confirm(texts.confirmToken)) return;
    setMade(null);
    const answer = await api.post<{ access_token: string }>('/account/access-token', { access_token: current });
    setMade(answer.access_token);
    setCurrent('');
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void rotate.run();
  };
  return (
    <>
      <form onSubmit={submit}>
        <label>
          {texts.currentToken}
          <input
            type="password"
            autoComplete="off"
            required
            maxLength={200}
            value={current}
            onInput={(event) => setCurrent(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="danger" disabled={rotate.isBusy}>
          {texts.rotateToken}
        </button>
      </form>
      <ErrorNote error={rotate.error} onRetry={rotate.retry} />
      {made !== null && <SecretOnce label={texts.newToken} value={made} />}
    </>
  );
}

function ScheduleForm({ known }: { readonly known: DailySchedule }) {
  const api = useApi();
  const { settings: texts, common, chart } = useTexts();
  const [schedule, setSchedule] = useState(known);
  const { enabled, model, filter, warm_sections: warmSections } = schedule;
  const change = (changes: Partial<DailySchedule>) => setSchedule({ ...schedule, ...changes });
  const changeFilter = (changes: Partial<DailySchedule['filter']>) => {
    const given = Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== '');
    change({ filter: Object.fromEntries(given) });
  };
  return (
    <SavedForm save={() => api.put('/v1/schedules/daily', schedule)}>
      <Choice label={texts.enabled} isOn={enabled} onChange={(isOn) => change({ enabled: isOn })} />
      <div class="fields">
        <ModelField value={model} onChange={(chosen) => change({ model: chosen })} />
        <label>
          {texts.element}
          <select
            value={filter.day_master_element ?? ''}
            onChange={(event) => changeFilter({ day_master_element: event.currentTarget.value as Element })}
          >
            <option value="">{common.all}</option>
            {ELEMENTS.map((each) => (
              <option key={each} value={each}>
                {chart.elements[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.prefix}
          <input
            maxLength={100}
            value={filter.external_id_prefix ?? ''}
            onInput={(event) => changeFilter({ external_id_prefix: event.currentTarget.value })}
          />
        </label>
      </div>
      <Choice label={texts.warm} isOn={warmSections} onChange={(isOn) => change({ warm_sections: isOn })} />
    </SavedForm>
  );
}

const NO_MODEL = '';
type Answering = Readonly<
  Record<Model, { readonly to: readonly (Model | typeof NO_MODEL)[]; readonly background: boolean }>
>;

function FallbacksForm({ known }: { readonly known: readonly Fallbacks[] }) {
  const api = useApi();
  const texts = useTexts().settings;
  const [answering, setAnswering] = useState(() => {
    const of = (model: Model): Answering[Model] =>
      known.find((each) => each.model === model) ?? { to: [], background: false };
    return Object.fromEntries(MODELS.map((model) => [model, of(model)])) as Answering;
  });
  const save = () => {
    const given = MODELS.map((model) => ({ model, ...answering[model], to: answering[model].to.filter(Boolean) }));
    return api.put('/v1/fallbacks', { fallbacks: given.filter(({ to }) => to.length > 0) });
  };
  return (
    <SavedForm save={save}>
      {MODELS.map((model) => {
        const { to, background } = answering[model];
        const change = (changes: Partial<Answering[Model]>) =>
          setAnswering({ ...answering, [model]: { to, background, ...changes } });
        return (
          <fieldset key={model}>
            <legend>{texts.fails(model)}</legend>
            <div class="fields">
              {[0, 1].map((place) => (
                <label key={place}>
                  {texts.places[place]}
                  <select
                    value={to[place] ?? NO_MODEL}
                    onChange={(event) => {
                      const chosen = [to[0] ?? NO_MODEL, to[1] ?? NO_MODEL];
                      chosen[place] = event.currentTarget.value as Model;
                      change({ to: chosen });
                    }}
                  >
                    <option value={NO_MODEL}>{texts.noModel}</option>
                    {MODELS.filter((each) => each !== model).map((each) => (
                      <option key={each}>{each}</option>
                    ))}
                  </select>
                </label>
              ))}
            </div>
            <Choice label={texts.background} isOn={background} onChange={(isOn) => change({ background: isOn })} />
          </fieldset>
        );
      })}
    </SavedForm>
  );
}

interface SavedFormProps {
  readonly save: () => Promise<unknown>;
  readonly children: ComponentChildren;
}

function SavedForm({ save, children }: SavedFormProps) {
  const texts = useTexts().settings;
  const [isSaved, setSaved] = useState(false);
  const saving = useAction(async () => {
    await save();
    setSaved(true);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSaved(false);
    void saving.run();
  };
  return (
    <form onSubmit={submit} onInput={() => setSaved(false)}>
      {children}
      <button type="submit" class="primary" disabled={saving.isBusy}>
        {texts.save}
      </button>{' '}
      <span role="status">{isSaved && texts.saved}</span>
      <ErrorNote error={saving.error} onRetry={saving.retry} />
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ label, isOn, onChange }: ChoiceProps) {
  return (
    <label class="inline">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
