import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from './support/shopServer';
import { expect, story } from './support/story';

const root = path.resolve(import.meta.dirname, '..');

let server: ChildProcess;
story.afterEach(async ({ page }) => {
  await page.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
});

story('the viewer shows and follows a machine that is not of the shop', async ({ page, watch }) => {
  const port = await freePort();
  server = spawn(process.execPath, ['--import', 'tsx', 'packages/flow-viewer/example/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  watch.allow(origin);
  await expect(() => page.request.get(`${origin}/flows/`)).toPass();
  await page.goto(`${origin}/flows/#flow=crossing&mode=live`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the crossing to follow it' }).click();
  const street = await opened;
  const active = page.getByRole('navigation', { name: 'States' }).locator('[aria-current=true]');
  // Its program has started.
  await expect(street.locator('output')).toHaveText('"off"');
  await street.getByRole('button', { name: 'Power' }).click();
  await expect(active).toHaveText(['runningat once', 'cars', 'green', 'people', 'waiting']);
  await street.getByLabel('Your name').fill('Ada');
  await street.getByRole('button', { name: 'Cross the street' }).click();
  // Both regions follow: the cars stop, so the people walk.
  await expect(active).toHaveText(['runningat once', 'cars', 'red', 'people', 'walking']);
  await expect(page.getByText('Ada')).toHaveCount(0);
});
