import { defineConfig } from '@playwright/test';
import { launchOptions, shopperLocale } from '../../e2e/support/browserOptions';

const WIDTHS = { 390: 844, 768: 1024, 1440: 900 } as const;

/** Takes the screenshots. A page or a browser that fails costs one of them. */
export default defineConfig({
  testMatch: 'screens.story.ts',
  globalSetup: './fixtures.ts',
  outputDir: '../../.cache/screens/failed',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    ...shopperLocale,
    // Its requests would bypass the mocked calls.
    serviceWorkers: 'block',
    // Animations would change pictures and contrasts.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    launchOptions,
  },
  projects: Object.entries(WIDTHS).map(([width, height]) => {
    const isPhone = Number(width) < 768;
    const viewport = { width: Number(width), height };
    return { name: width, use: { viewport, isMobile: isPhone, hasTouch: isPhone } };
  }),
});
