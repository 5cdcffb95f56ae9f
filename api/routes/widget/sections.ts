import { type ModelName, type SectionName, weekPeriod } from '../../../shared/content/index.ts';
import { type Clock, kstDate } from '../../../shared/core/clock.ts';
import { invalidField } from '../../../shared/core/errors.ts';
import { fortuneDate, periodInRange } from '../../../shared/fortunes/periods.ts';
import type { ProfileService } from '../../../shared/profiles/profiles.ts';
import { type Answer, ok } from '../../http/route.ts';
import type { MadeSections } from '../../presenters/call-contents.ts';
import { type ContentRequestFacts, callMeta } from '../../presenters/calls.ts';
import type { GenerationWaits } from '../../streams/await-generation.ts';
import { type KeyContext, resolveSubject, type SubjectFields, type SubjectPlace } from '../subject.ts';

export interface SectionRouteDeps {
  readonly waits: GenerationWaits;
  readonly profiles: ProfileService;
  readonly clock: Clock;
}

export interface SectionPlan {
  readonly subject: SubjectFields;
  /** Place of the subject; absent: the body itself. */
  readonly place?: SubjectPlace;
  readonly model: ModelName;
  /** A KST day that `sectionDay`, `sectionWeek` or `sectionYear` has checked. */
  readonly date: string;
  readonly wanted: readonly SectionName[];
  readonly present: (made: MadeSections, name: string | null) => unknown;
}

/** Answers a widget call: finds or generates its sections, waits for them, and adds the subject's name. */
export async function answerSections(
  deps: SectionRouteDeps,
  context: ContentRequestFacts & { readonly endpoint: string; readonly isHead: boolean } & KeyContext,
  plan: SectionPlan,
): Promise<Answer> {
  const caller = context.caller();
  const { pillars, birth, name, profileId, profile } = await resolveSubject(
    deps.profiles,
    context,
    plan.subject,
    plan.place,
  );
  const { ticket, contents } = await deps.waits.sections(
    caller,
    { sections: plan.wanted, pillars, birth, profileId, profile, date: plan.date, model: plan.model },
    { source: context.endpoint, cachedOnly: context.isHead },
  );
  return ok(widgetAnswer(deps.clock, plan.present(contents, name), callMeta(ticket, context, plan.model)));
}

/** The body of every response of the widget group. */
export function widgetAnswer(clock: Clock, data: unknown, meta: unknown) {
  return { data, meta, generated_at: clock.now().toISOString() };
}

/** The requested KST day, by default today. @throws validation_error when it is more than 366 days away */
export function sectionDay(clock: Clock, date: string | undefined): string {
  return fortuneDate(clock, 'daily', date);
}

/**
 * The Monday of the requested week, by default this one. @throws validation_error when it is more than 366 days away
 */
export function sectionWeek(clock: Clock, weekOf: string | undefined): string {
  return periodInRange(clock, weekPeriod, weekOf, 'week_of').first;
}

/**
 * A day of the requested year, by default this one: for another year its day nearest to today, so that the rule of 366
 * days allows the last and the next year, and no other.
 * @throws validation_error for a year farther away
 */
export function sectionYear(clock: Clock, year: number | undefined): string {
  const today = kstDate(clock.now());
  const thisYear = Number(today.slice(0, 4));
  const wanted = year ?? thisYear;
  if (wanted === thisYear) return today;
  if (wanted === thisYear + 1) return `${wanted}-01-01`;
  if (wanted === thisYear - 1) return `${wanted}-12-31`;
  throw invalidField('year', `must be this year, the last or the next, from ${thisYear - 1} to ${thisYear + 1}`);
}
