import type { StreamRequest } from '../fortune-stream.ts';
import { useTexts } from '../preferences.tsx';
import type { Mode } from '../types.ts';
import { CopyButton } from './copy.tsx';
import { Tabs } from './tabs.tsx';

export interface SnippetsProps {
  readonly request: StreamRequest;
  readonly mode: Mode;
}

/** The request in three languages, without packages. Keys are never in them: they come from the environment. */
export function Snippets({ request, mode }: SnippetsProps) {
  const { playground: texts } = useTexts();
  const code = (text: string) => () => (
    <>
      <pre>{text}</pre>
      <p>
        <CopyButton value={text} />
      </p>
    </>
  );
  return (
    <Tabs
      label={texts.code}
      tabs={[
        ['curl', 'curl', code(curlOf(request, mode))],
        ['typescript', 'TypeScript', code(typescriptOf(request))],
        ['python', 'Python', code(pythonOf(request))],
      ]}
    />
  );
}

function curlOf({ path, body }: StreamRequest, mode: string): string {
  // Within the quotes of a shell a quote ends them.
  const json = JSON.stringify(body).replaceAll("'", "'\\''");
  return [
    `curl -N ${location.origin}${path} \\`,
    `  -H 'X-API-Key: bs_${mode}_…' -H 'Content-Type: application/json' \\`,
    `  -d '${json}'`,
  ].join('\n');
}

function typescriptOf({ path, body }: StreamRequest): string {
  return `const response = await fetch('${location.origin}${path}', {
  method: 'POST',
  headers: { 'X-API-Key': process.env.SAJU_API_KEY ?? '', 'Content-Type': 'application/json' },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
});
if (!response.ok || response.body === null) throw new Error(await response.text());
for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) process.stdout.write(chunk);`;
}

function pythonOf({ path, body }: StreamRequest): string {
  // In this program a body holds texts, numbers and true, for which Python has another word.
  const literal = JSON.stringify(body, null, 4)
    .replaceAll(/: true(?=,?$)/gm, ': True')
    .replaceAll(/: false(?=,?$)/gm, ': False')
    .replaceAll('\n', '\n    ');
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${location.origin}${path}",
    data=json.dumps(${literal}).encode(),
    headers={"X-API-Key": os.environ["SAJU_API_KEY"], "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as answer:
    for line in answer:
        print(line.decode(), end="")`;
}
