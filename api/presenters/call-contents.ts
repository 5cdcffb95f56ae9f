import { fillName, type SectionContents, type SectionName } from '../../shared/content/index.ts';

/** The sections that a wait returned: those that were requested are present. */
export type MadeSections = Partial<SectionContents>;

/** FortuneData in snake_case, as the legacy routes answer. */
export function fortuneData(made: MadeSections, name: string | null) {
  return {
    ...characterData(made, name),
    ...tendencyData(made, name),
    ...todayData(made, name),
  };
}

export function characterData(made: MadeSections, name: string | null) {
  return { character: section(made, 'character', name) };
}

export function tendencyData(made: MadeSections, name: string | null) {
  return { investment_tendency: section(made, 'tendency', name) };
}

/** `today_fortune`, `investment_fortune` and `why_explanation`: the section `fortune` holds all three. */
export function todayData(made: MadeSections, name: string | null) {
  return section(made, 'fortune', name);
}

export function radarData(made: MadeSections, name: string | null) {
  return { radar: section(made, 'radar', name) };
}

export function weeklyData(made: MadeSections, name: string | null) {
  return section(made, 'weekly', name);
}

export function yearlyData(made: MadeSections, name: string | null) {
  return section(made, 'yearly', name);
}

function section<S extends SectionName>(made: MadeSections, wanted: S, name: string | null): SectionContents[S] {
  const content = made[wanted];
  if (content === undefined) throw new Error(`the section ${wanted} was not requested`);
  return fillName(content, name);
}
