import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

const installed = process.env.CHROME_PATH;

/** Chromium as the stories need it: no service of its own may call out. */
const launchOptions = {
  ...(installed ? { executablePath: installed } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

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
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
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
