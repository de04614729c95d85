import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration as DevServer } from 'webpack-dev-server';

/** Takes away the service worker of a shop that was served here before, which would answer with its own pages. */
const NO_WORKER = `skipWaiting();
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));`;

/** `npm run dev` tells where the API listens; the page itself is served with hot reload. */
export const devServer = (): DevServer => ({
  port: Number(process.env.WEB_PORT ?? 8080),
  host: '127.0.0.1',
  hot: true,
  historyApiFallback: { rewrites: [{ from: /^\/flows\/?$/, to: '/flows/index.html' }] },
  static: false,
  client: {
    overlay: { warnings: false },
    // Where the page was opened: to the address of `host`, a page at `localhost` would be of another origin.
    webSocketURL: 'auto://0.0.0.0:0/ws',
  },
  setupMiddlewares: (middlewares) => [
    {
      name: 'no-worker',
      path: '/sw.js',
      middleware: (_: IncomingMessage, response: ServerResponse) =>
        response.setHeader('Content-Type', 'text/javascript').end(NO_WORKER),
    },
    ...middlewares,
  ],
  proxy: [
    {
      context: ['/api', '/dev'],
      target: process.env.API_URL ?? 'http://127.0.0.1:8081',
      changeOrigin: false,
    },
  ],
});
