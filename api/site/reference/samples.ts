import type { OpenApi, Parameter } from '../open-api.ts';
import { type Entry, resolved } from './catalogue.ts';

const SAMPLE_LANGUAGES = ['curl', 'typescript', 'python'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

export interface Sample {
  readonly language: SampleLanguage;
  readonly title: string;
  readonly code: string;
}

/** Words of the samples, which are text here: the service's own code may use neither. */
const PRINT = ['console', 'log'].join('.');
const ENVIRONMENT = ['process', 'env'].join('.');

/** Streams that the client in TypeScript has a method for; those of `http` read whole answers. */
const STREAM_METHODS: Readonly<Record<string, string>> = {
  streamFortune: 'fortunes.stream',
  streamDailyFortune: 'fortunes.streamDaily',
  followBatch: 'batches.follow',
};

/** The example request of an operation, as the document has it, in each language. */
export function samplesOf(document: OpenApi, entry: Entry, base: string): readonly Sample[] {
  const request = requestOf(document, entry, base);
  return [
    { language: 'curl', title: 'curl', code: curl(request) },
    { language: 'typescript', title: 'TypeScript', code: typescript(request) },
    { language: 'python', title: 'Python', code: python(request) },
  ];
}

/** Whether the libraries have the operation: they leave out what is deprecated. */
export function isInClients({ operation }: Entry): boolean {
  return !operation.deprecated;
}

interface SampleRequest {
  readonly entry: Entry;
  readonly base: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly credential: 'key' | 'token' | 'none';
  readonly isStream: boolean;
}

function requestOf(document: OpenApi, entry: Entry, base: string): SampleRequest {
  const { operation } = entry;
  const parameters = operation.parameters.map((each) => resolved<Parameter>(document, 'parameters', each));
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter(({ in: where, example }) => where === place && example !== undefined)
        .map(({ name, example }) => [name, example]),
    );
  const schemes = (operation.security ?? []).flatMap(Object.keys);
  const types = Object.values(operation.responses).flatMap((each) =>
    'content' in each ? Object.keys(Object(each.content)) : [],
  );
  return {
    entry,
    base,
    path: valuesIn('path'),
    query: valuesIn('query'),
    body: operation.requestBody?.content['application/json']?.example,
    credential: schemes.includes('AccessToken') ? 'token' : schemes.includes('ApiKey') ? 'key' : 'none',
    isStream: types.includes('text/event-stream'),
  };
}

function urlOf({ entry, base, path, query }: SampleRequest): string {
  const filled = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? name)));
  const words = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return `${base}${filled}${words === '' ? '' : `?${words}`}`;
}

function curl(request: SampleRequest): string {
  const { entry, body, credential, isStream } = request;
  const options = [
    ...(entry.method === 'GET' ? [] : [`-X ${entry.method}`]),
    ...(isStream ? ['-N'] : []),
    ...(credential === 'key' ? ['-H "X-API-Key: $KEY"'] : []),
    ...(credential === 'token' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  const [first = '', ...rest] = options.filter((option) => !option.startsWith('-H') && !option.startsWith('-d'));
  const short = [first, ...rest].filter((option) => option !== '').join(' ');
  const long = options.filter((option) => option.startsWith('-H') || option.startsWith('-d'));
  return [`curl ${short === '' ? '' : `${short} `}${quoted(urlOf(request))}`, ...long].join(' \\\n  ');
}

/** For a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function typescript(request: SampleRequest): string {
  const { entry, path, query, body, credential, base, isStream } = request;
  const method = STREAM_METHODS[entry.id];
  if (!isInClients(entry) || (isStream && method === undefined)) return fetching(request);
  const secret = { key: `  apiKey: ${ENVIRONMENT}.KEY,\n`, token: `  accessToken: ${ENVIRONMENT}.TOKEN,\n`, none: '' }[
    credential
  ];
  const head = `import { Saju } from '@saju/client';\n\nconst saju = new Saju({\n${secret}  baseUrl: ${literal(base)},\n});`;
  if (method !== undefined) {
    const subject =
      body === undefined
        ? Object.values(path)
            .map((each) => literal(each))
            .join(', ')
        : literal(body);
    return `${head}\nfor await (const { event, data } of saju.${method}(${subject})) {\n  ${PRINT}(event, data);\n}`;
  }
  const params = {
    ...(Object.keys(path).length === 0 ? {} : { path }),
    ...(Object.keys(query).length === 0 ? {} : { query }),
  };
  const options = {
    ...(Object.keys(params).length === 0 ? {} : { params }),
    ...(body === undefined ? {} : { body }),
  };
  const given = Object.keys(options).length === 0 ? '' : `, ${literal(options)}`;
  return `${head}\nconst { data } = await saju.http.${entry.method}(${literal(entry.path)}${given});\n${PRINT}(data);`;
}

function fetching(request: SampleRequest): string {
  const { entry, body, credential, isStream } = request;
  const headers = [
    ...(credential === 'key' ? [`'X-API-Key': ${ENVIRONMENT}.KEY ?? ''`] : []),
    ...(credential === 'token' ? [`Authorization: \`Bearer ${'$'}{${ENVIRONMENT}.TOKEN}\``] : []),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const lines = [
    ...(entry.method === 'GET' ? [] : [`method: '${entry.method}',`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} },`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, '  ')}),`]),
  ];
  const read = isStream
    ? 'for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) process.stdout.write(chunk);'
    : `${PRINT}(response.status, await response.json());`;
  const options = lines.length === 0 ? '' : `, {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
  return `const response = await fetch(${literal(urlOf(request))}${options});\n${read}`;
}

function python(request: SampleRequest): string {
  const { entry, path, query, body, credential, base, isStream } = request;
  if (!isInClients(entry)) return urllib(request);
  const secret = {
    key: '    api_key=os.environ["KEY"],\n',
    token: '    access_token=os.environ["TOKEN"],\n',
    none: '',
  }[credential];
  const head = `${secret === '' ? '' : 'import os\n\n'}from saju import Saju\n\nsaju = Saju(\n${secret}    base_url=${pythonLiteral(base)},\n)`;
  const given = [
    ...Object.values(path).map((value) => pythonLiteral(value)),
    ...(body === undefined ? [] : [pythonLiteral(body)]),
    ...Object.entries(query).map(([name, value]) => `${name}=${pythonLiteral(value)}`),
  ].join(', ');
  const call = `saju.${snakeCase(entry.id)}(${given})`;
  return isStream
    ? `${head}\nfor event in ${call}:\n    print(event["event"], event["data"])`
    : `${head}\nprint(${call})`;
}

function urllib(request: SampleRequest): string {
  const { entry, body, credential } = request;
  const headers = [
    ...(credential === 'key' ? ['"X-API-Key": os.environ["KEY"]'] : []),
    ...(credential === 'token' ? ['"Authorization": f"Bearer {os.environ[\'TOKEN\']}"'] : []),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  return `import json
import os
import urllib.request

request = urllib.request.Request(
    ${pythonLiteral(urlOf(request))},
    method="${entry.method}",
    headers={${headers.join(', ')}},
${body === undefined ? '' : `    data=json.dumps(${pythonLiteral(body, '    ')}).encode(),\n`})
with urllib.request.urlopen(request) as response:
    print(response.read().decode())`;
}

/** `streamFortuneV2` as `stream_fortune_v2`: so the client in Python is generated. */
export function snakeCase(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A value as the source of TypeScript, like a formatter writes it: short ones in one line. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const name = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : literal(key));
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return bracketed(
      '[',
      ']',
      value.map((each) => literal(each, inner)),
      indent,
    );
  const members = Object.entries(value).map(([key, each]) => `${name(key)}: ${literal(each, inner)}`);
  return bracketed('{', '}', members, indent);
}

const PYTHON_WORDS = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

function pythonLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return PYTHON_WORDS.get(value) ?? String(value);
  const inner = `${indent}    `;
  if (Array.isArray(value))
    return bracketed(
      '[',
      ']',
      value.map((each) => pythonLiteral(each, inner)),
      indent,
      4,
    );
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${pythonLiteral(each, inner)}`);
  return bracketed('{', '}', members, indent, 4);
}

function bracketed(open: string, close: string, members: readonly string[], indent: string, width = 2): string {
  const space = open === '{' && width === 2 ? ' ' : '';
  const line = `${open}${space}${members.join(', ')}${space}${close}`;
  if (members.length === 0) return `${open}${close}`;
  if (line.length + indent.length < 70 && !line.includes('\n')) return line;
  const step = ' '.repeat(width);
  return `${open}\n${members.map((member) => `${indent}${step}${member},\n`).join('')}${indent}${close}`;
}
