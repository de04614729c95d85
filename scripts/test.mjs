/**
 * `npm test`: every check of the project, from a fresh clone. The static checks and the build run beside the unit tests, the
 * stories after them. The first failure ends it all; the last line is the count.
 */
import { findBrowser } from './lib/browser.mjs';
import { staticChecks } from './lib/checks.mjs';
import { installPackages } from './lib/install.mjs';
import { checkNode } from './lib/node.mjs';
import { at } from './lib/root.mjs';
import { quietly, tool } from './lib/run.mjs';
import { runSteps, sideBySide, step } from './lib/steps.mjs';
import { buildIfChanged } from './lib/storefront.mjs';
import { forgetReports, printTally, reports } from './lib/tally.mjs';

checkNode();
forgetReports();
await runSteps(async () => {
  let browser = '';
  await step('Installing packages', installPackages);
  await step('Finding a browser', async () => {
    browser = await findBrowser();
    return browser || "Playwright's own";
  });
  await sideBySide([
    async (stop) => {
      await staticChecks(stop);
      await step('Building the storefront', () => buildIfChanged(undefined, { stop }));
      await step('Budgets', () => quietly('scripts/budgets.mjs', [], { stop }));
    },
    (stop) =>
      step('Unit and component tests', () =>
        quietly(
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
      STORIES_REPORT: at(reports.stories),
    }),
  );
});
printTally(!process.exitCode);
