// The second half of `npm run build`: what the site reads beside the compiled code.
import { copyStaticFiles } from './lib/static-files.mjs';

copyStaticFiles((line) => process.stderr.write(`${line}\n`));
