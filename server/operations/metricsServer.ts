import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics';

/** Serves the metrics at `/metrics`, for a port of their own, which the proxy of the shop does not reach. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
