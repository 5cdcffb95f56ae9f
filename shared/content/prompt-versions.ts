import type { SectionName } from './requests.ts';

/**
 * The versions of each section's prompt, oldest first, each with the hash of its words (prompt-versions.test.ts says of
 * what). A change of words needs a new version, because the version is part of the content key: a new one retires all
 * content generated before.
 */
export const PROMPT_VERSIONS: Readonly<Record<SectionName, Readonly<Record<string, string>>>> = {
  character: { 4: '3fef3121cca73621' },
  tendency: { 4: '7e5cd238018b4e22' },
  fortune: { 4: '4304edfa5ae75711' },
  radar: { 4: '93caef2bdc0bb84c' },
  weekly: { 4: '26a9f5282105f555' },
  yearly: { 4: '992d6a2b8b0d5b9e' },
  profile_fortune: { 4: '010f9c2121f802b3' },
};

/** Part of the content key. */
export function promptVersion(section: SectionName): string {
  return NEWEST[section];
}

const newest = (section: SectionName): string => Object.keys(PROMPT_VERSIONS[section]).at(-1) ?? '0';

const NEWEST: Readonly<Record<SectionName, string>> = {
  character: newest('character'),
  tendency: newest('tendency'),
  fortune: newest('fortune'),
  radar: newest('radar'),
  weekly: newest('weekly'),
  yearly: newest('yearly'),
  profile_fortune: newest('profile_fortune'),
};
