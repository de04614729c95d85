/**
 * `npm run budgets`: compares the JavaScript of a first visit to each route, of the flow viewer and of the counter with budgets.json,
 * and finds modules of the counter in the shop. Of the languages beside English, it compares the visits of `inEachLanguage`, and
 * React must be the same file.
 * Reads the last build.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fromRoot } from './lib/root.mjs';
import { runSteps, StepError } from './lib/steps.mjs';

const readJson = (file) => JSON.parse(readFileSync(fromRoot(file), 'utf8'));

const kilobytes = (file) => {
  const compressed = fromRoot('dist/client', `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : fromRoot('dist/client', file)).size / 1024;
};

function groupOf(report, name) {
  const group = report[name];
  if (group !== undefined) return group;
  throw new StepError(
    `budgets.json names "${name}", which the build does not have. It has: ${Object.keys(report).join(', ')}.`,
  );
}

function measure(report, [name, { groups, limit }]) {
  const scripts = new Set(groups.flatMap((name) => groupOf(report, name).scripts));
  const size = [...scripts].reduce((sum, file) => sum + kilobytes(file), 0);
  return { name, size, limit, isWithin: size <= limit };
}

/** A page with a bundle of its own: all its scripts except those of the groups `without`, which have their own files. */
function measurePage([name, { folder, without, limit }]) {
  const scripts = readdirSync(fromRoot('dist', folder)).filter(
    (file) => file.endsWith('.js.br') && !without.includes(file.split('.')[0]),
  );
  const size = scripts.reduce(
    (sum, file) => sum + statSync(fromRoot('dist', folder, file)).size / 1024,
    0,
  );
  return { name, size, limit, isWithin: size <= limit };
}

/** The reports of the other languages, by the language. */
const translatedReports = () =>
  readdirSync(fromRoot('dist')).flatMap((file) => {
    const language = /^client\.chunks\.(\w+)\.json$/.exec(file)?.[1];
    // An earlier build may have had more languages.
    return language && existsSync(fromRoot('dist/client', language))
      ? [[language, readJson(`dist/${file}`)]]
      : [];
  });

const scriptsOf = (report) => new Set(Object.values(report).flatMap(({ scripts }) => scripts));

const isReactOf = (scripts) => (file) => /\breact\./.test(file) && scripts.has(file);

const row = ({ name, size, limit, isWithin }) =>
  `  ${isWithin ? '✔' : '✘'} ${name.padEnd(18)} ${size.toFixed(1).padStart(7)} KB of ${limit} KB`;

await runSteps(async () => {
  if (!existsSync(fromRoot('dist/client.chunks.json'))) {
    throw new StepError('There is no build to measure. Run "npm run build" first.');
  }
  const budgets = readJson('budgets.json');
  const report = readJson('dist/client.chunks.json');
  const visits = [
    ...Object.entries(budgets.visits).map((entry) => measure(report, entry)),
    ...translatedReports().flatMap(([language, translated]) =>
      budgets.inEachLanguage.map((visit) => {
        const measured = measure(translated, [visit, budgets.visits[visit]]);
        return { ...measured, name: `${visit} (${language})` };
      }),
    ),
    ...Object.entries(budgets.pages).map(measurePage),
  ];
  process.stdout.write(`${visits.map(row).join('\n')}\n`);

  const misplaced = budgets.atFirst.flatMap((group) =>
    groupOf(report, group)
      .packages.filter((name) => budgets.neverAtFirst.includes(name))
      .map((name) => `${name} (${group})`),
  );
  if (misplaced.length > 0) {
    throw new StepError(
      `Every visit loads these packages, which it must not: ${misplaced.join(', ')}. Load them by import().`,
    );
  }
  const counterModules = Object.values(report).flatMap((group) => group.counterModules);
  if (counterModules.length > 0) {
    throw new StepError(`The shop loads modules of the counter: ${counterModules.join(', ')}.`);
  }
  const english = scriptsOf(report);
  const unlike = translatedReports()
    .filter(([, translated]) => ![...scriptsOf(translated)].some(isReactOf(english)))
    .map(([language]) => language);
  if (unlike.length > 0) {
    throw new StepError(
      `React has another file in ${unlike.join(', ')} than in English, so a change of the language downloads it again.`,
    );
  }
  const over = visits.filter(({ isWithin }) => !isWithin).map(({ name }) => name);
  if (over.length > 0) throw new StepError(`Over budget: ${over.join(', ')}.`);
});
