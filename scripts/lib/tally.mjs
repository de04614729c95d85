import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at } from './root.mjs';

/** Where the reports of one run lie; each is removed before its run, so that an old one never counts. */
export const reports = {
  jest: '.cache/reports/jest.json',
  postgres: '.cache/reports/jest-postgres.json',
  stories: '.cache/reports/stories.json',
};

const none = { passed: 0, failed: 0 };

function read(file) {
  try {
    return JSON.parse(readFileSync(at(file), 'utf8'));
  } catch {
    return undefined;
  }
}

function ofJest(file) {
  const report = read(file);
  if (report === undefined) return none;
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

function ofStories(file) {
  const report = read(file);
  if (report === undefined) return none;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** How many tests passed and failed in all, by the reports that are there. */
export function tally() {
  const parts = [ofJest(reports.jest), ofJest(reports.postgres), ofStories(reports.stories)];
  return parts.reduce(
    (sum, part) => ({ passed: sum.passed + part.passed, failed: sum.failed + part.failed }),
    none,
  );
}

/** Prints the closing line. A run that failed without a failed test (types, lint, build) counts one failure. */
export function printTally(ok) {
  const { passed, failed } = tally();
  process.stdout.write(`\n${passed} passed, ${ok ? failed : Math.max(failed, 1)} failed\n`);
}

/** Makes room for the reports of a new run. */
export function forgetReports() {
  mkdirSync(at('.cache/reports'), { recursive: true });
  for (const file of Object.values(reports)) rmSync(at(file), { force: true });
}
