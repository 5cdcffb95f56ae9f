// The second half of `npm run build`, after the compiler; `npm start` and `npm test` do it by themselves.
import { buildClient } from './client.mjs';
import { buildDashboard } from './dashboard.mjs';
import { copyStaticFiles } from './static-files.mjs';

await Promise.all([buildClient(), buildDashboard()]);
copyStaticFiles();
