/** `npm test`: every check of the project, from a fresh clone. Stops at the first that fails; ends with the count. */
import { findBrowser } from './lib/browser.mjs';
import { installPackages } from './lib/install.mjs';
import { checkLockfile } from './lib/lockfile.mjs';
import { checkNode } from './lib/node.mjs';
import { at } from './lib/root.mjs';
import { run, tool } from './lib/run.mjs';
import { runSteps, step } from './lib/steps.mjs';
import { buildIfChanged } from './lib/storefront.mjs';
import { refuseSuppressions } from './lib/suppressions.mjs';
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
  await step('Lock file', checkLockfile);
  await step('Types', () => tool('typescript/bin/tsc', ['--noEmit']));
  await step('Lint', () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
  await step('Colours', () => run(process.execPath, [at('scripts/check-colours.mjs')]));
  await step('Texts on translated pages', () =>
    run(process.execPath, ['--import', 'tsx', at('scripts/texts/main.ts')]),
  );
  await step('No silenced check', refuseSuppressions);
  await step('Nothing unused', () => tool('knip/bin/knip.js'));
  await step('Import rules', () =>
    tool('dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'server',
      'e2e',
      'scripts',
      'bench',
    ]),
  );
  await step('Every statement has its test', () =>
    run(process.execPath, ['--import', 'tsx', at('scripts/specification/main.ts')]),
  );
  await step('Pictures are what the drawings make', () =>
    run(process.execPath, ['--import', 'tsx', at('scripts/pictures/main.ts'), '--check']),
  );
  await step('Journeys detect each removed transition', () =>
    run(process.execPath, ['--import', 'tsx', at('scripts/transitions/main.ts')]),
  );
  await step('Unit and component tests', () =>
    tool('jest/bin/jest.js', ['--ci', '--json', `--outputFile=${at(reports.jest)}`]),
  );
  await step('Building the storefront', () => buildIfChanged());
  await step('Budgets', () => run(process.execPath, [at('scripts/budgets.mjs')]));
  await step('Stories in the browser', () =>
    tool('@playwright/test/cli.js', ['test'], {
      CHROME_PATH: browser,
      STORIES_REPORT: at(reports.stories),
    }),
  );
  await step('Contract stories before an API without our extras', () =>
    tool('@playwright/test/cli.js', ['test', '--project=phone', '--grep', '@contract'], {
      CHROME_PATH: browser,
      STORIES_API: 'plain',
      STORIES_REPORT: at(reports.plainStories),
    }),
  );
});
printTally(!process.exitCode);
