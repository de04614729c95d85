import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fromRoot } from './root.mjs';

/** The reports of one run. Each is deleted before its run, so an old one never counts. */
export const reports = {
  jest: '.cache/reports/jest.json',
  postgres: '.cache/reports/jest-postgres.json',
  stories: '.cache/reports/stories.json',
};

const none = { passed: 0, failed: 0 };

function read(file) {
  try {
    return JSON.parse(readFileSync(fromRoot(file), 'utf8'));
  } catch {
    return undefined;
  }
}

function jestCounts(file) {
  const report = read(file);
  if (report === undefined) return none;
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

function storyCounts(file) {
  const report = read(file);
  if (report === undefined) return none;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** The numbers of passed and failed tests in all existing reports. */
export function tally() {
  const counts = [
    jestCounts(reports.jest),
    jestCounts(reports.postgres),
    storyCounts(reports.stories),
  ];
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    none,
  );
}

/** Prints the last line. A run that failed without a failed test (types, lint, build) counts one failure. */
export function printTally(ok) {
  const { passed, failed } = tally();
  process.stdout.write(`\n${passed} passed, ${ok ? failed : Math.max(failed, 1)} failed\n`);
}

/** Deletes the reports of the last run. */
export function clearReports() {
  mkdirSync(fromRoot('.cache/reports'), { recursive: true });
  for (const file of Object.values(reports)) rmSync(fromRoot(file), { force: true });
}
