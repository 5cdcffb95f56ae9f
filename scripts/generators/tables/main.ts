// Writes the two generated tables of shared/saju. Run with `npm run tables:generate`. The optional argument is another
// directory, which the tests use to compare the result with the committed tables.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { computeLunarMonths } from './lunar-months.ts';
import { renderLunarMonths, renderSolarTerms } from './render.ts';
import { computeTermInstants, toWholeMinutes } from './solar-terms.ts';

const directory = process.argv[2] ?? fileURLToPath(new URL('../../../shared/saju/', import.meta.url));
const terms = toWholeMinutes(computeTermInstants());
write('solar-terms.generated.ts', renderSolarTerms(terms));
write('lunar-months.generated.ts', renderLunarMonths(computeLunarMonths(terms)));

function write(name: string, text: string): void {
  const file = join(directory, name);
  writeFileSync(file, text);
  console.log(`wrote ${file} (${text.length} characters)`);
}
