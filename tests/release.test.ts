import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = [
  'CHANGELOG.md',
  'CHANGELOG.ko.md',
  'package.json',
  'package-lock.json',
  'docs/openapi.json',
  'api/contract/examples.generated.ts',
  'docker-compose.yml',
  'deploy/kubernetes/overlays/example/kustomization.yaml',
  '.npmrc',
];
const NEXT = '99.0.1';

describe('npm run release', () => {
  let clone: string;
  beforeEach(() => {
    clone = mkdtempSync(path.join(tmpdir(), 'saju-release-'));
    for (const file of FILES) cpSync(path.join(ROOT, file), path.join(clone, file));
    git('init', '--quiet');
    for (const [name, value] of [['user.name', 'Tester'] as const, ['user.email', 'tester@example.com'] as const]) {
      git('config', name, value);
    }
    commitAll('Begin');
  });
  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  const git = (...words: readonly string[]) => execFileSync('git', [...words], { cwd: clone, encoding: 'utf8' }).trim();
  const commitAll = (subject: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', subject);
  };
  const read = (file: string) => readFileSync(path.join(clone, file), 'utf8');
  const release = (...words: readonly string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const program = [path.join(ROOT, 'node_modules/.bin/tsx'), path.join(ROOT, 'scripts/release/main.ts'), ...words];
      execFile(process.execPath, program, { cwd: clone }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
      );
    });

  it('shows what it would do, and does nothing', async () => {
    const { code, stdout, stderr } = await release(NEXT);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const file of FILES.filter((each) => each !== '.npmrc')) expect(stdout).toContain(`  ${file}: `);
    expect(stdout).toContain('Repeat with --tag to do it.');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('tag')).toBe('');
  });

  it('with --tag makes one commit with its tag: changelogs, versions, image tags, SBOM', async () => {
    const { code, stderr } = await release(NEXT, '--tag');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '--format=%s')).toBe(`Release ${NEXT}\nBegin`);
    expect(git('rev-parse', `v${NEXT}^{commit}`)).toBe(git('rev-parse', 'HEAD'));
    for (const [file, heading] of [['CHANGELOG.md', 'Unreleased'] as const, ['CHANGELOG.ko.md', '미배포'] as const]) {
      expect(read(file)).toMatch(
        new RegExp(`## \\[${heading}\\]\\n\\n## \\[${NEXT}\\] - \\d{4}-\\d\\d-\\d\\d\\n\\n### `),
      );
      expect(read(file)).toContain('## [0.1.0] - 2026-11-21');
    }
    expect(JSON.parse(read('package.json')).version).toBe(NEXT);
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages[''].version]).toEqual([NEXT, NEXT]);
    expect(JSON.parse(read('docs/openapi.json')).info.version).toBe(NEXT);
    expect(read('docker-compose.yml')).toContain(`\n  image: saju:${NEXT}\n`);
    expect(read('deploy/kubernetes/overlays/example/kustomization.yaml')).toContain(`newTag: "${NEXT}"`);
    const sbom = JSON.parse(read('sbom.json'));
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'saju', version: NEXT, 'bom-ref': `saju@${NEXT}` } },
    });
    const parts = sbom.components.map(({ name }: { name: string }) => name);
    expect(parts).toContain('bullmq');
    expect(parts).not.toContain('jest');
    expect(read('sbom.json')).not.toMatch(/registry\./);
  });

  it('can be followed by another, once something has changed', async () => {
    await release(NEXT, '--tag');
    const empty = await release('99.1.0', '--tag');
    expect({ code: empty.code, lines: empty.stderr.split('\n') }).toEqual({
      code: 1,
      lines: ['CHANGELOG.md has nothing under Unreleased.', 'CHANGELOG.ko.md has nothing under 미배포.', ''],
    });
    for (const [file, heading] of [
      ['CHANGELOG.md', '[Unreleased]'] as const,
      ['CHANGELOG.ko.md', '[미배포]'] as const,
    ]) {
      writeFileSync(path.join(clone, file), read(file).replace(heading, `${heading}\n\n### Fixed\n\n- Something.`));
    }
    commitAll('Fix something');
    expect(await release('99.1.0', '--tag')).toMatchObject({ code: 0, stderr: '' });
    expect(git('tag').split('\n')).toEqual([`v${NEXT}`, 'v99.1.0']);
    expect(read('docker-compose.yml')).toContain(`\n  image: saju:99.1.0\n`);
  });

  it('names all that is in its way, and changes nothing', async () => {
    git('tag', 'v0.1.0');
    appendFileSync(path.join(clone, 'package.json'), '\n');
    const { code, stdout, stderr } = await release('0.1.0', '--tag');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.split('\n')).toEqual([
      '0.1.0 is not later than 0.1.0, which package.json has.',
      'The checkout has changes: commit or remove them.',
      'There is a tag v0.1.0 already.',
      '',
    ]);
    expect(git('log', '--format=%s')).toBe('Begin');
    expect((await release('next')).stderr).toContain("'next' is no version: three numbers, such as 0.2.0.");
  });
});
