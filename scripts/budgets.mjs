/** `npm run budgets`: what JavaScript a first visit costs, per route, and the flow viewer, against budgets.json. Reads the last build. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { at } from './lib/root.mjs';
import { runSteps, StepFailed } from './lib/steps.mjs';

const readJson = (file) => JSON.parse(readFileSync(at(file), 'utf8'));

const kilobytes = (file) => {
  const compressed = at('dist/client', `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : at('dist/client', file)).size / 1024;
};

function groupOf(report, name) {
  const group = report[name];
  if (group !== undefined) return group;
  throw new StepFailed(
    `budgets.json names "${name}", which the build does not have. It has: ${Object.keys(report).join(', ')}.`,
  );
}

function weigh(report, [visit, { groups, limit }]) {
  const scripts = new Set(groups.flatMap((name) => groupOf(report, name).scripts));
  const size = [...scripts].reduce((sum, file) => sum + kilobytes(file), 0);
  return { visit, size, limit, within: size <= limit };
}

/** The flow viewer as a whole: all its scripts but React, which lies in a file of its own. */
function weighViewer({ limit }) {
  const folder = 'dist/client.flows/flows/assets';
  const scripts = readdirSync(at(folder)).filter((name) => /^(?!react\.).*\.js\.br$/.test(name));
  const size = scripts.reduce((sum, name) => sum + statSync(at(folder, name)).size / 1024, 0);
  return { visit: 'flow viewer', size, limit, within: size <= limit };
}

const row = ({ visit, size, limit, within }) =>
  `  ${within ? '✔' : '✘'} ${visit.padEnd(18)} ${size.toFixed(1).padStart(7)} KB of ${limit} KB`;

await runSteps(async () => {
  if (!existsSync(at('dist/client.chunks.json'))) {
    throw new StepFailed('There is no build to weigh. Run "npm run build" first.');
  }
  const budgets = readJson('budgets.json');
  const report = readJson('dist/client.chunks.json');
  const visits = [
    ...Object.entries(budgets.visits).map((entry) => weigh(report, entry)),
    weighViewer(budgets.flowViewer),
  ];
  process.stdout.write(`${visits.map(row).join('\n')}\n`);

  const early = budgets.atFirst.flatMap((group) =>
    groupOf(report, group)
      .packages.filter((name) => budgets.neverAtFirst.includes(name))
      .map((name) => `${name} (${group})`),
  );
  if (early.length > 0) {
    throw new StepFailed(
      `In what every visit loads, where they must not be: ${early.join(', ')}. Load them by import().`,
    );
  }
  const over = visits.filter(({ within }) => !within).map(({ visit }) => visit);
  if (over.length > 0) throw new StepFailed(`Over budget: ${over.join(', ')}.`);
});
