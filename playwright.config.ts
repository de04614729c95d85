import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { inMalaysia, launchOptions } from './e2e/support/browserOptions';

const config: PlaywrightTestConfig = defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: '.cache/stories',
  fullyParallel: false,
  workers: 1,
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
    ...inMalaysia,
    // It would answer what stories answer themselves; the stories that are about it let it in.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  // A story that is the same at any width is told once: its file's name says where.
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.story.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.story.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});

export default config;
