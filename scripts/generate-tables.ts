// Writes the two generated tables of shared/saju. Run with `npm run tables:generate`; another directory may be named as
// the only argument, which is how the tests compare the result with what is checked in.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { computeLunarMonths } from './tables/lunar-months.ts';
import { renderLunarMonths, renderSolarTerms } from './tables/render.ts';
import { computeTermInstants, toWholeMinutes } from './tables/solar-terms.ts';

const directory = process.argv[2] ?? fileURLToPath(new URL('../shared/saju/', import.meta.url));
const terms = toWholeMinutes(computeTermInstants());
write('solar-terms.generated.ts', renderSolarTerms(terms));
write('lunar-months.generated.ts', renderLunarMonths(computeLunarMonths(terms)));

function write(name: string, text: string): void {
  const file = join(directory, name);
  writeFileSync(file, text);
  console.log(`wrote ${file} (${text.length} characters)`);
}
