import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

export interface ReleaseFile {
  readonly file: string;
  /** What is done to it, in words. */
  readonly change: string;
  readonly text: string;
}

export interface ReleasePlan {
  /** Why it cannot be made, each with what to do. */
  readonly problems: readonly string[];
  readonly files: readonly ReleaseFile[];
}

const VERSION = /^\d+\.\d+\.\d+$/;
const SBOM = 'sbom.json';

/** Changes nothing. @param root the checkout @param day YYYY-MM-DD */
export function planRelease(root: string, version: string, day: string): ReleasePlan {
  const present = z.object({ version: z.string() }).parse(JSON.parse(read(root, 'package.json'))).version;
  const problems = [
    ...(VERSION.test(version) ? [] : [`'${version}' is no version: three numbers, such as 0.2.0.`]),
    ...(isLater(version, present) ? [] : [`${version} is not later than ${present}, which package.json has.`]),
    ...(git(root, 'status', '--porcelain') === '' ? [] : ['The checkout has changes: commit or remove them.']),
    ...(git(root, 'tag', '--list', `v${version}`) === '' ? [] : [`There is a tag v${version} already.`]),
  ];
  const edits = editsFor(version, present, day).map((edit) => ({ ...edit, before: read(root, edit.file) }));
  for (const { file, pattern, missing, before } of edits) {
    if (!pattern.test(before)) problems.push(`${file} ${missing}.`);
  }
  if (problems.length > 0) return { problems, files: [] };
  const files = edits.map(({ file, change, pattern, after, before }) => ({
    file,
    change,
    text: before.replaceAll(new RegExp(pattern, `${pattern.flags}g`), after),
  }));
  const sbom = { file: SBOM, change: 'what it is made of (CycloneDX)', text: sbomOf(root, version, present) };
  return { problems, files: [...files, sbom] };
}

/** Writes the files, commits them and tags the commit. */
export function publish(root: string, version: string, files: readonly ReleaseFile[]): void {
  for (const { file, text } of files) writeFileSync(path.join(root, file), text);
  git(root, 'add', '--', ...files.map(({ file }) => file));
  git(root, 'commit', '--quiet', '--message', `Release ${version}`);
  git(root, 'tag', '--annotate', `v${version}`, '--message', `Saju ${version}`);
}

interface Edit {
  readonly file: string;
  readonly change: string;
  /** Every place of it is replaced; without one the release is refused. */
  readonly pattern: RegExp;
  readonly after: string;
  /** Completes the file's name when there is none. */
  readonly missing: string;
}

function editsFor(version: string, present: string, day: string): readonly Edit[] {
  const released = (file: string, heading: string): Edit => ({
    file,
    change: `${heading} becomes ${version}, ${day}`,
    // Something stands below it before the next release.
    pattern: new RegExp(`^## \\[${heading}\\]\\n(?=(?:(?!## )[^\\n]*\\n)*?- )`, 'm'),
    after: `## [${heading}]\n\n## [${version}] - ${day}\n`,
    missing: `has nothing under ${heading}`,
  });
  const json = (file: string): Edit => ({
    file,
    change: `version ${version}`,
    pattern: new RegExp(`"version": "${present.replaceAll('.', '\\.')}"`),
    after: `"version": "${version}"`,
    missing: `does not have the version ${present}`,
  });
  // Other packages may have the same version: only what stands beside the name.
  const own = (file: string): Edit => ({
    ...json(file),
    pattern: new RegExp(`"name": "saju",(\\s+)"version": "${present.replaceAll('.', '\\.')}"`),
    after: `"name": "saju",$1"version": "${version}"`,
  });
  return [
    released('CHANGELOG.md', 'Unreleased'),
    released('CHANGELOG.ko.md', '미배포'),
    own('package.json'),
    own('package-lock.json'),
    json('docs/openapi.json'),
    json('api/contract/examples.generated.ts'),
    {
      file: 'docker-compose.yml',
      change: `image saju:${version}`,
      pattern: /^( +image: saju)(?::\S+)?$/m,
      after: `$1:${version}`,
      missing: 'names no image saju',
    },
    {
      file: 'deploy/kubernetes/overlays/example/kustomization.yaml',
      change: `image's tag ${version}`,
      pattern: /(name: saju, newName: \S+, newTag: )"[^"]+"/,
      after: `$1"${version}"`,
      missing: 'names no image saju',
    },
  ];
}

/** Of what runs: the lock file's packages without those of development. */
function sbomOf(root: string, version: string, present: string): string {
  const words = ['--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const text = execFileSync('npm', ['sbom', ...words], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const sbom: { metadata: { component: object } } = JSON.parse(text.replaceAll(`saju@${present}`, `saju@${version}`));
  // npm names it by the folder.
  Object.assign(sbom.metadata.component, { name: 'saju', version });
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

function isLater(version: string, present: string): boolean {
  const [a, b] = [version, present].map((text) => text.split('.').map(Number));
  const differing = [0, 1, 2].find((place) => a?.[place] !== b?.[place]);
  return differing !== undefined && (a?.[differing] ?? 0) > (b?.[differing] ?? 0);
}

function read(root: string, file: string): string {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

function git(root: string, ...words: readonly string[]): string {
  return execFileSync('git', [...words], { cwd: root, encoding: 'utf8' }).trim();
}
