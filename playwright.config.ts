import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { launchOptions, shopperLocale } from './e2e/support/browserOptions';
import type { StoryOptions } from './e2e/support/story';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const config: PlaywrightTestConfig<unknown, StoryOptions> = defineConfig<unknown, StoryOptions>({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: '.cache/stories',
  fullyParallel: true,
  // Stories wait more than they compute, so there may be more workers than cores.
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
    // A service worker would answer requests that stories mock. Its own stories allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // Traces make every story a third slower. Run a failing story again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions,
  },
  // A story that is the same at any width runs at one width, which its file name contains.
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.story.ts',
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.story.ts',
      use: desktop,
    },
    {
      // Runs the stories that depend on the API with one that implements only section 7 of the specification.
      name: 'strict API',
      testIgnore: '**/*.desktop.story.ts',
      grep: /@contract/,
      use: { ...phone, strictSpecApi: true },
    },
    {
      // The flow viewer on its own example, without the shop.
      name: 'flow viewer',
      testDir: 'packages/flow-viewer/stories',
      use: desktop,
    },
  ],
});

export default config;
