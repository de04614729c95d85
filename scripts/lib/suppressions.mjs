import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { StepError } from './steps.mjs';

const folders = ['src', 'server', 'packages', 'e2e', 'scripts', '__mocks__', 'bench'];
const code = /\.[cm]?[jt]sx?$/;
/** Split strings, because this file is checked too. */
const suppression = new RegExp(
  [
    '@ts-(?:ignore|nocheck|expect-error)',
    'biome-' + 'ignore',
    'eslint-' + 'disable',
    '\\bas ' + 'any\\b',
  ].join('|'),
);

function suppressedLines(file) {
  return readFileSync(fromRoot(file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      suppression.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
}

function sources(folder) {
  try {
    return readdirSync(fromRoot(folder), { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((name) => code.test(name));
  } catch {
    return [];
  }
}

/** The config files of the tools, in the repository root. */
const settings = () => readdirSync(fromRoot()).filter((name) => code.test(name));

/** Forbids suppressing a check in the sources; fix the code instead. */
export async function checkSuppressions() {
  const found = [...settings(), ...folders.flatMap(sources)].flatMap(suppressedLines);
  if (found.length > 0) throw new StepError(`A check is suppressed here:\n${found.join('\n')}`);
}
