import { readdirSync, readFileSync } from 'node:fs';
import { at } from './root.mjs';
import { StepFailed } from './steps.mjs';

const folders = ['src', 'server', 'e2e', 'scripts', '__mocks__', 'bench'];
const code = /\.[cm]?[jt]sx?$/;
/** Written in parts, since this file is looked at too. */
const silenced = new RegExp(
  [
    '@ts-(?:ignore|nocheck|expect-error)',
    'biome-' + 'ignore',
    'eslint-' + 'disable',
    '\\bas ' + 'any\\b',
  ].join('|'),
);

function silencedLines(file) {
  return readFileSync(at(file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      silenced.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
}

function sources(folder) {
  try {
    return readdirSync(at(folder), { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((name) => code.test(name));
  } catch {
    return [];
  }
}

/** The settings of the tools, in the repository's own folder. */
const settings = () => readdirSync(at()).filter((name) => code.test(name));

/** No check is ever silenced in the sources: the code is mended instead. */
export async function refuseSuppressions() {
  const found = [...settings(), ...folders.flatMap(sources)].flatMap(silencedLines);
  if (found.length > 0) throw new StepFailed(`A check is silenced here:\n${found.join('\n')}`);
}
