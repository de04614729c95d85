import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { launchOptions, shopperLocale } from './e2e/support/browserOptions';
import type { StoryOptions } from './e2e/support/story';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const config: PlaywrightTestConfig<unknown, StoryOptions> = defineConfig<unknown, StoryOptions>({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: '.cache/stories',
  // Each worker opens a shop of its own. The stories of one file run in their order, files beside each other. Stories wait
  // more than they compute, so there may be more workers than cores.
  fullyParallel: false,
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.STORIES_REPORT ?? '.cache/reports/stories.json' }],
  ],
  use: {
    browserName: 'chromium',
    ...shopperLocale,
    // It would answer what stories answer themselves; the stories that are about it let it in.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // Recording traces makes every story a third slower: run a failing story again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions,
  },
  // A story that is the same at any width is told once: its file's name says where.
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.story.ts',
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.story.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      // The purchases and the flows, before an API that implements section 7 of the specification and nothing more.
      name: 'strict API',
      testIgnore: '**/*.desktop.story.ts',
      grep: /@contract/,
      use: { ...phone, strictSpecApi: true },
    },
  ],
});

export default config;
