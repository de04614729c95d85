import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serviceModal } from '../../shopper/service';
import { freePort } from '../../support/shopServer';
import { expect, story } from '../../support/story';

const root = path.resolve(import.meta.dirname, '../../..');
/** ms; the first compilation takes long. */
const COMPILE_TIMEOUT = 80_000;

/** Resolves when the development server has sent the page its first update over the web socket. */
const hotReload = (page: Page) =>
  page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ok"')),
    );

story(
  'the development server reloads shop, flow viewer and counter',
  async ({ page, baseURL, watch }) => {
    story.slow();
    const port = await freePort();
    const server = spawn(process.execPath, ['node_modules/webpack/bin/webpack.js', 'serve'], {
      cwd: root,
      env: { ...process.env, WEB_PORT: String(port), API_URL: baseURL },
      stdio: 'ignore',
    });
    try {
      const origin = `http://localhost:${port}`;
      watch.allow(origin);
      await expect(() => page.request.get(origin)).toPass({ timeout: COMPILE_TIMEOUT });
      for (const [address, seen] of [
        ['/', serviceModal(page)],
        ['/flows', page.getByRole('navigation', { name: 'Flows' })],
        ['/counter', page.getByRole('heading', { name: 'Counter' })],
      ] as const) {
        const reloads = hotReload(page);
        await page.goto(origin + address);
        await expect(seen).toBeVisible();
        await reloads;
      }
    } finally {
      await page.close();
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  },
);
