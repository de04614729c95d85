/** Takes the pictures of one shop (see scripts/screens.mjs, which builds it and runs this). */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { auditPage } from '../../e2e/support/accessibilityAudit';
import { launchOptions } from '../../e2e/support/browserOptions';
import { startShop } from '../../e2e/support/shopServer';
import { inState, photograph } from './camera';
import { layOut } from './sheet';
import type { Shot } from './shot';
import { shots } from './shots';
import { makeWorld, type World } from './world';

const { values: asked } = parseArgs({
  options: {
    axe: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1440' },
  },
});
const widths = asked.widths.split(',').map(Number);
const only = asked.only.split(',');
const shop = process.env.SHOP ?? 'clothing';
const folder = path.resolve(import.meta.dirname, '../../.cache/screens', shop);
/** Pages that are open at the same time. */
const HANDS = 2;

interface Task {
  readonly shot: Shot;
  readonly width: number;
}

const tasks: readonly Task[] = widths.flatMap((width) =>
  shots
    .filter(({ name }) => only.some((start) => name.startsWith(start)))
    .filter(({ from = 0, to = Number.POSITIVE_INFINITY }) => from <= width && width <= to)
    .map((shot) => ({ shot, width })),
);

const problems: string[] = [];

async function take({ shot, width }: Task, browser: Browser, world: World): Promise<void> {
  const name = `${shop} ${width} ${shot.name}`;
  try {
    const found = await inState(shot, { width, world, browser }, async (page) => {
      await photograph(page, shot, path.join(folder, String(width), `${shot.name}.png`));
      return asked.axe ? auditPage(page) : [];
    });
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n').slice(0, 8).join(' ') : error;
    problems.push(`${name}: not taken: ${why}`);
  }
}

async function takeAll(browser: Browser, world: World, checkedOrigin: string): Promise<void> {
  const queue = [...tasks];
  const work = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      const origin = task.shot.checked ? checkedOrigin : world.origin;
      await take(task, browser, { ...world, origin });
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
}

const server = await startShop();
const checked = await startShop({ HUMAN_CHECK: 'altcha' });
const browser = await chromium.launch(launchOptions);
try {
  await takeAll(browser, await makeWorld(browser, server), checked.origin);
} finally {
  await browser.close();
  await Promise.all([server.stop(), checked.stop()]);
}
mkdirSync(folder, { recursive: true });
await layOut(folder);
writeFileSync(path.join(folder, 'problems.txt'), problems.map((line) => `${line}\n`).join(''));
for (const problem of problems) console.error(problem);
console.log(
  `${tasks.length} pictures in ${path.relative('.', folder)}, ${problems.length} problems`,
);
if (problems.length > 0) process.exitCode = 1;
