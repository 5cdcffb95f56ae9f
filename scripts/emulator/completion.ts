import { type Random, seededRandom } from '../../tests/harness/random.ts';
import type { Mode } from './behaviour.ts';
import { compileSchema, type Generator } from './generate.ts';
import { asksForJudgement, judgementOn } from './judgement.ts';
import { sentence } from './korean.ts';
import type { Call, Completion, JsonObject } from './protocol.ts';

/** Creates completions: the same model, prompt and schema always give the same one. */
export type Complete = (call: Call, mode: Mode) => Completion;

/** Compiled schemas are cached by their text, because a benchmark sends the same few repeatedly. */
export function createCompleter(): Complete {
  const generators = new Map<string, Generator>();
  const generatorFor = (schema: JsonObject) => {
    const key = JSON.stringify(schema);
    const generator = generators.get(key) ?? compileSchema(schema);
    if (generators.size >= MAX_GENERATORS) generators.clear();
    generators.set(key, generator);
    return generator;
  };

  return (call, mode) => {
    const seed = hashOf(call.model, call.prompt);
    const random = seededRandom(seed);
    const named = call.prompt.includes('{{name}}');
    const whole = asksForJudgement(call.schema)
      ? JSON.stringify(judgementOn(call.prompt, mode === 'disapproving'))
      : call.schema === null
        ? prose(random, named)
        : JSON.stringify(generatorFor(call.schema)({ random, named }));
    const text = distort(whole, mode);
    const tokens = mode === 'thinking' ? (call.maxTokens ?? MAX_THOUGHTS) : tokensOf(text);
    const isOverLimit =
      (mode === 'ok' || mode === 'disapproving') && call.maxTokens !== null && tokens > call.maxTokens;
    return {
      id: seed.toString(36).padStart(7, '0'),
      text: isOverLimit ? text.slice(0, call.maxTokens * CHARACTERS_PER_TOKEN) : text,
      finish: isOverLimit ? 'length' : finishOf(mode),
      inputTokens: mode === 'unmetered' ? 0 : tokensOf(call.prompt),
      outputTokens: mode === 'unmetered' ? 0 : isOverLimit ? call.maxTokens : tokens,
    };
  };
}

const MAX_GENERATORS = 1_000;
const MAX_THOUGHTS = 1_000;
/** Approximately right for Korean. */
const CHARACTERS_PER_TOKEN = 2;

function tokensOf(text: string): number {
  return Math.max(1, Math.ceil(text.length / CHARACTERS_PER_TOKEN));
}

function prose(random: Random, named: boolean): string {
  return Array.from({ length: 3 }, () => sentence(random, named)).join(' ');
}

function distort(text: string, mode: Mode): string {
  if (mode === 'malformed') return `${text.slice(0, -1)},, 이상입니다.`;
  if (mode === 'misfit') return JSON.stringify({ unexpected: '맞지 않는 답변' });
  if (mode === 'blank') return text.replace(/:\s*"(?:[^"\\]|\\.)*"/, ':" \\n"');
  if (mode === 'unsafe') return text.replace(/:\s*"(?:[^"\\]|\\.){30,}"/, `:"${UNSAFE}"`);
  if (mode === 'thinking' || mode === 'wordless') return '';
  if (mode === 'truncated' || mode === 'unfinished') return text.slice(0, Math.ceil(text.length / 2));
  if (mode === 'fenced') return `\`\`\`json\n${text}\n\`\`\``;
  return text;
}

const UNSAFE = '최고의 날이니 빚을 내서 삼성전자를 지금 사세요. 수익은 두 배로 보장됩니다.';

function finishOf(mode: Mode): Completion['finish'] {
  if (mode === 'truncated' || mode === 'thinking') return 'length';
  if (mode === 'unfinished' || mode === 'no_answer') return mode;
  return mode === 'refused' || mode === 'filtered' ? mode : 'stop';
}

/** FNV-1a over UTF-16 code units: fast, and sufficient to distinguish prompts. */
function hashOf(...texts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0xffff, 0x01000193);
  }
  return hash >>> 0;
}
