/** Takes the screenshots of one shop; scripts/screens.mjs builds the shop and runs this. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { auditPage } from '../../e2e/support/accessibilityAudit';
import { launchOptions } from '../../e2e/support/browserOptions';
import { startShop } from '../../e2e/support/shopServer';
import { parseCount, readArguments } from '../lib/options';
import { takeScreenshot, withPageInState } from './camera';
import { createFixtures, type Fixtures } from './fixtures';
import { writeOverview } from './sheet';
import type { Shot } from './shot';
import { shots } from './shots';

const { values: options } = readArguments(
  {
    options: {
      axe: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      widths: { type: 'string', default: '390,768,1440' },
    },
  },
  'npm run screens -- [--axe] [--only <names>] [--widths 390,768,1440]',
);
const widths = options.widths.split(',').map((width) => parseCount('--widths', width));
const only = options.only.split(',');
const shop = process.env.SHOP ?? 'clothing';
const folder = path.resolve(import.meta.dirname, '../../.cache/screens', shop);
/** Pages that are open in parallel. */
const CONCURRENT_PAGES = 2;

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

async function take({ shot, width }: Task, browser: Browser, fixtures: Fixtures): Promise<void> {
  const name = `${shop} ${width} ${shot.name}`;
  try {
    const violations = await withPageInState(shot, { width, fixtures, browser }, async (page) => {
      await takeScreenshot(page, shot, path.join(folder, String(width), `${shot.name}.png`));
      return options.axe ? auditPage(page) : [];
    });
    problems.push(...violations.map((problem) => `${name}: ${problem}`));
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n').slice(0, 8).join(' ') : error;
    problems.push(`${name}: no screenshot: ${why}`);
  }
}

async function takeAll(browser: Browser, fixtures: Fixtures, checkedOrigin: string): Promise<void> {
  const queue = [...tasks];
  const work = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      const origin = task.shot.withHumanCheck ? checkedOrigin : fixtures.origin;
      await take(task, browser, { ...fixtures, origin });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, work));
}

const server = await startShop();
const checkedShop = await startShop({ HUMAN_CHECK: 'altcha' });
const browser = await chromium.launch(launchOptions);
try {
  await takeAll(browser, await createFixtures(browser, server), checkedShop.origin);
} finally {
  await browser.close();
  await Promise.all([server.stop(), checkedShop.stop()]);
}
mkdirSync(folder, { recursive: true });
await writeOverview(folder);
writeFileSync(path.join(folder, 'problems.txt'), problems.map((line) => `${line}\n`).join(''));
for (const problem of problems) console.error(problem);
console.log(
  `${tasks.length} pictures in ${path.relative('.', folder)}, ${problems.length} problems`,
);
if (problems.length > 0) process.exitCode = 1;
