import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration as DevServer } from 'webpack-dev-server';

/** Unregisters the service worker of a shop that this origin served before; it would respond with its own pages. */
const UNREGISTER_WORKER = `skipWaiting();
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));`;

/**
 * `npm run dev` passes the API's URL; this server serves the page with hot reload.
 * @param prefix the paths of the page's language begin with it
 */
export const devServer = (prefix: string): DevServer => ({
  port: Number(process.env.WEB_PORT ?? 8080),
  host: '127.0.0.1',
  hot: true,
  onListening: ({ options: { port } }) => {
    process.stdout.write(`▸ Page on http://localhost:${port}${prefix}/\n`);
  },
  historyApiFallback: {
    index: `${prefix}/index.html`,
    rewrites: [
      { from: /^\/flows\/?$/, to: '/flows/index.html' },
      { from: /^\/counter(\/|$)/, to: '/counter/index.html' },
    ],
  },
  static: false,
  client: {
    overlay: { warnings: false },
    // The origin of the page: with `host`, a page at `localhost` would connect to another origin.
    webSocketURL: 'auto://0.0.0.0:0/ws',
  },
  setupMiddlewares: (middlewares) => [
    {
      name: 'no-worker',
      path: '/sw.js',
      middleware: (_: IncomingMessage, response: ServerResponse) =>
        response.setHeader('Content-Type', 'text/javascript').end(UNREGISTER_WORKER),
    },
    ...middlewares,
  ],
  proxy: [
    {
      // The address with the key, too: the API signs in, and leads to the page.
      context: (path, { url = '' }) =>
        /^\/(api|dev)(\/|$)/.test(path) || /^\/counter\/?\?.*key=/.test(url),
      target: process.env.API_URL ?? 'http://127.0.0.1:8081',
      changeOrigin: false,
    },
  ],
});
