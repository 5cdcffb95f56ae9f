import * as z from 'zod';
import { program } from '../lib/program.ts';
import { benchSaju } from '../saju.ts';

/** The calendar alone on its process's core. */
program(z.object({}), async () => ({ results: benchSaju() }));
