import { runProcess } from '../shared/core/process.ts';
import { startApiServer } from './start.ts';

runProcess({ name: 'api', start: () => startApiServer({ environment: process.env, argv: process.argv }) });
