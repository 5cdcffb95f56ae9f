import { buildDashboard } from './lib/dashboard.mjs';

/** `npm run build` runs it after the compiler; `npm start` and `npm test` build the dashboard by themselves. */
await buildDashboard();
