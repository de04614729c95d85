/**
 * Two projects. `*.test.tsx` and `*.dom.test.ts` run in jsdom, all other tests in plain Node, which starts in a fraction of
 * the time. Both get their embedded database from the environment, since PGlite (WebAssembly) cannot start inside Jest's
 * sandbox.
 *
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** swc for Jest: CommonJS, no decorators, React's automatic runtime. */
const swc = (module: Record<string, unknown> = {}): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
      transform: { react: { runtime: 'automatic', development: true } },
    },
    module: { type: 'commonjs', ...module },
  },
];

/** Packages with ES modules only, which swc must compile. */
const esmOnly = [
  'rettime',
  'until-async',
  '@open-draft',
  'msw',
  'swiper',
  'react-leaflet',
  '@react-leaflet',
  'altcha',
  'altcha-lib',
  'hono',
  '@hono',
  'valibot',
  'hash-wasm',
  '@seriousme',
];

const shared: Project = {
  roots: ['src', 'server', 'packages', 'scripts', '__mocks__'].map((name) => `<rootDir>/${name}`),
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.cache', '<rootDir>/.data'],
  transform: {
    // The environment runs outside the sandbox, so its import() must stay native.
    'src/testing/environment/.*\\.ts$': swc({ ignoreDynamic: true }),
    '\\.[cm]?[jt]sx?$': swc(),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  restoreMocks: true,
};

/** Replacements for imports that webpack turns into files. */
const assets = {
  '^swiper/css(/.*)?$': '<rootDir>/__mocks__/styles.ts',
  '\\.css$': '<rootDir>/__mocks__/styles.ts',
  '\\.(png|jpe?g|webp|avif|svg|woff2)$': '<rootDir>/__mocks__/file.ts',
};

const config: Config = {
  // Tests wait a third of their time, so there may be more workers than cores.
  maxWorkers: 3,
  workerGracefulExitTimeout: 2_000,
  // Only stops tests that hang: a slow machine, on which the build runs too, must not fail the others.
  testTimeout: 60_000,
  globalTeardown: '<rootDir>/src/testing/environment/database.ts',
  projects: [
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/src/testing/environment/jsdom.ts',
      testMatch: ['<rootDir>/**/*.test.tsx', '<rootDir>/**/*.dom.test.ts'],
      testPathIgnorePatterns: ['\\.node\\.test\\.tsx$'],
      setupFilesAfterEnv: [
        '<rootDir>/src/testing/setup/console.ts',
        '<rootDir>/src/testing/setup/browser.ts',
        '<rootDir>/src/testing/setup/dialog.ts',
      ],
      moduleNameMapper: assets,
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/src/testing/environment/node.ts',
      testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.node.test.tsx'],
      testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup/console.ts'],
      moduleNameMapper: assets,
    },
  ],
};

export default config;
