import { serveMetricsRequests } from '../shared/core/metrics-relay.ts';
import { runProcess } from '../shared/core/process.ts';
import { startWorker } from './start.ts';

runProcess({
  name: 'worker',
  async start() {
    const running = await startWorker({ environment: process.env, argv: process.argv });
    serveMetricsRequests(running.metrics, running.logger);
    return running;
  },
});
