import { mkdirSync, writeFileSync } from 'node:fs';
import { DASHBOARDS } from './dashboards.ts';
import { render } from './panels.ts';

/** `npm run dashboards:generate`: writes the dashboards of `scripts/generators/dashboards` to `deploy/grafana`. */
const folder = new URL('../../../deploy/grafana/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const dashboard of DASHBOARDS) writeFileSync(new URL(`${dashboard.uid}.json`, folder), render(dashboard));
