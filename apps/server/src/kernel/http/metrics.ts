import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Api } from './api-instance.ts';

/** Measures every call by operation, and serves all measures in Prometheus' text form at /metrics. */
export function addMetrics(api: Api): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  api.addHook('onResponse', (req, reply, done) => {
    const { operationId } = (req.routeOptions.schema ?? {}) as { operationId?: string };
    if (operationId !== undefined) {
      duration.observe({ operation: operationId, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    }
    done();
  });
  api.get('/metrics', { schema: { hide: true } }, async (_req, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
