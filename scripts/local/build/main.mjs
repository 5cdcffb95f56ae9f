// The second half of `npm run build`, after the compiler; `npm start` and `npm test` do it by themselves.
import { buildDashboard } from './dashboard.mjs';
import { copyStaticFiles } from './static-files.mjs';

await buildDashboard();
copyStaticFiles();
