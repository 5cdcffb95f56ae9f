import { useEffect, useState } from 'preact/hooks';
import { BirthFields, FIRST_BIRTH } from '../components/birth-fields.tsx';
import { ModelField } from '../components/model-field.tsx';
import { Loaded, PageFrame, Section } from '../components/page.tsx';
import { Snippets } from '../components/snippets.tsx';
import { StreamedFortune } from '../components/streamed-fortune.tsx';
import { type StreamRequest, useFortuneStream } from '../fortune-stream.ts';
import { useLoad } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { Link } from '../router.tsx';
import { useApi, useSession } from '../session.tsx';
import { type Birth, FORTUNE_TYPES, type FortuneType, type Model, type Page, type Profile } from '../types.ts';

interface Choice {
  readonly subject: 'profile' | 'birth';
  readonly profileId: string;
  readonly birth: Birth;
  readonly type: FortuneType;
  readonly model: Model;
  readonly date: string;
}

/** A fortune, streamed section by section. */
export function PlaygroundPage() {
  const api = useApi();
  const { mode } = useSession();
  const { navigation, playground: texts } = useTexts();
  const [choice, setChoice] = useState<Choice>({
    subject: 'birth',
    profileId: '',
    birth: FIRST_BIRTH,
    type: 'daily',
    model: 'haiku',
    date: '',
  });
  const stream = useFortuneStream(api);
  // Close the connection when the user leaves the page.
  useEffect(() => stream.stop, []);
  const request = requestOf(choice);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    stream.start(request);
  };
  return (
    <PageFrame title={navigation.playground}>
      <p>{texts.intro}</p>
      {mode === 'live' && <p class="note">{texts.charged}</p>}
      <form onSubmit={submit}>
        <ChoiceFields choice={choice} onChange={setChoice} />
        <button
          type="submit"
          class="primary"
          disabled={stream.state.phase === 'running' || (choice.subject === 'profile' && choice.profileId === '')}
        >
          {texts.start}
        </button>
      </form>
      <StreamedFortune
        state={stream.state}
        onStop={stream.stop}
        onResume={stream.resume}
        onAgain={() => stream.start(request)}
      />
      <Section title={texts.code}>
        <Snippets request={request} mode={mode} />
      </Section>
    </PageFrame>
  );
}

interface ChoiceFieldsProps {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

function ChoiceFields({ choice, onChange }: ChoiceFieldsProps) {
  const { playground: texts, common } = useTexts();
  const change = (changes: Partial<Choice>) => onChange({ ...choice, ...changes });
  return (
    <>
      <fieldset>
        <legend>{texts.subject}</legend>
        {(['birth', 'profile'] as const).map((subject) => (
          <label key={subject} class="inline">
            <input
              type="radio"
              name="subject"
              checked={choice.subject === subject}
              onChange={() => change({ subject, type: 'daily' })}
            />
            {subject === 'profile' ? texts.ofProfile : texts.ofBirth}
          </label>
        ))}
      </fieldset>
      {choice.subject === 'birth' ? (
        <BirthFields birth={choice.birth} onChange={(birth) => change({ birth })} />
      ) : (
        <ProfileField profileId={choice.profileId} onChange={(profileId) => change({ profileId })} />
      )}
      <div class="fields">
        {choice.subject === 'profile' && (
          <label>
            {common.type}
            <select
              value={choice.type}
              onChange={(event) => change({ type: event.currentTarget.value as FortuneType })}
            >
              {FORTUNE_TYPES.map((type) => (
                <option key={type} value={type}>
                  {texts.types[type]}
                </option>
              ))}
            </select>
          </label>
        )}
        <ModelField value={choice.model} onChange={(model) => change({ model })} />
        <label>
          {common.date} ({common.dateHint})
          <input type="date" value={choice.date} onInput={(event) => change({ date: event.currentTarget.value })} />
        </label>
      </div>
    </>
  );
}

interface ProfileFieldProps {
  readonly profileId: string;
  readonly onChange: (id: string) => void;
}

function ProfileField({ profileId, onChange }: ProfileFieldProps) {
  const api = useApi();
  const { navigation, playground: texts } = useTexts();
  const profiles = useLoad(
    (signal) => api.get<Page<Profile>>('/v1/profiles', { query: { limit: 100 }, signal }),
    [api],
  );
  const first = profiles.data?.data[0]?.id;
  useEffect(() => {
    if (profileId === '' && first !== undefined) onChange(first);
  }, [first]);
  return (
    <Loaded of={profiles}>
      {({ data }) =>
        data.length === 0 ? (
          <p>
            {texts.noProfiles} <Link to="/profiles">{navigation.profiles}</Link>
          </p>
        ) : (
          <label>
            {texts.profile}
            <select value={profileId} onChange={(event) => onChange(event.currentTarget.value)}>
              {data.map(({ id, name, day_master: master }) => (
                <option key={id} value={id}>
                  {`${name} · ${master} · ${id}`}
                </option>
              ))}
            </select>
          </label>
        )
      }
    </Loaded>
  );
}

function requestOf({ subject, profileId, birth, type, model, date }: Choice): StreamRequest {
  const common = { model, ...(date === '' ? {} : { date }) };
  if (subject === 'profile') return { path: '/v1/fortunes/stream', body: { profile_id: profileId, type, ...common } };
  const { birth_year: year, birth_month: month, birth_day: day, birth_hour: hour } = birth;
  return {
    path: '/v1/fortunes/daily-stream',
    body: {
      birth_date: `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`,
      ...(hour === null ? {} : { birth_time: `${padded(hour, 2)}:00` }),
      gender: birth.gender,
      ...(birth.calendar_type === 'lunar' ? { calendar_type: 'lunar', is_leap_month: birth.is_leap_month } : {}),
      ...common,
    },
  };
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
