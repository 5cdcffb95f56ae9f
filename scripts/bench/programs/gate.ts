import * as z from 'zod';
import { benchGate } from '../gate.ts';
import { program } from '../lib/program.ts';

program(z.object({}), async () => ({ results: benchGate() }));
