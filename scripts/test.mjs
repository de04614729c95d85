/**
 * `npm test`: every check of the project, from a fresh clone. Static checks, the build and the unit tests run in
 * parallel, then the browser stories. The first failure ends the run. At the end it prints what each part took, and the
 * counts.
 */
import { findBrowser } from './lib/browser.mjs';
import { staticChecks } from './lib/checks.mjs';
import { installPackages } from './lib/install.mjs';
import { checkNode } from './lib/node.mjs';
import { fromRoot } from './lib/root.mjs';
import { runQuietly, tool } from './lib/run.mjs';
import { printDurations, runInParallel, runSteps, step } from './lib/steps.mjs';
import { buildIfChanged } from './lib/storefront.mjs';
import { clearReports, printTally, reports } from './lib/tally.mjs';

checkNode();
clearReports();
await runSteps(async () => {
  let browser = '';
  await step('Installing packages', installPackages);
  await step('Finding a browser', async () => {
    browser = await findBrowser();
    return browser || "Playwright's own";
  });
  await runInParallel([
    staticChecks,
    async (stop) => {
      await step('Building the storefront', () => buildIfChanged(undefined, { stop }));
      await step('Budgets', () => runQuietly('scripts/budgets.mjs', [], { stop }));
    },
    (stop) =>
      step('Unit and component tests', () =>
        runQuietly(
          'node_modules/jest/bin/jest.js',
          ['--ci', '--json', `--outputFile=${reports.jest}`],
          {
            stop,
          },
        ),
      ),
  ]);
  await step('Stories in the browser', () =>
    tool('@playwright/test/cli.js', ['test'], {
      CHROME_PATH: browser,
      STORIES_REPORT: fromRoot(reports.stories),
    }),
  );
});
printDurations();
printTally(!process.exitCode);
