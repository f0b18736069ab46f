import type { Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Api } from './api-instance.ts';
import { createHttpServer } from './http-server.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What was measured; told by `createMetricsServer` only. */
    metrics: Registry;
  }
}

/** Measures every call by operation, and the process. */
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
  api.decorate('metrics', registry);
}

/**
 * The HTTP server of the measuring system: GET /metrics in Prometheus' text form, nothing else. It listens apart from
 * the API, whose port strangers reach.
 */
export function createMetricsServer({ metrics }: Pick<Api, 'metrics'>): Server {
  return createHttpServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    metrics.metrics().then(
      (text) => res.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => res.writeHead(500).end(),
    );
  });
}
