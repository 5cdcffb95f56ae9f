import * as z from 'zod';
import { program } from '../lib/program.ts';
import { benchSimulator } from '../simulator.ts';

/** The built-in generator alone on its process's core. */
program(z.object({}), async () => ({ results: benchSimulator() }));
