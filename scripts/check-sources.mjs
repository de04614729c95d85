/** Fails when a source has a text that no source may have. Strings are split, because this file is checked too. */
import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from './lib/root.mjs';

const FORBIDDEN = [
  {
    what: 'A check is suppressed. Fix the code instead:',
    pattern: new RegExp(
      [
        '@ts-(?:ignore|nocheck|expect-error)',
        'biome-' + 'ignore',
        'eslint-' + 'disable',
        '\\bas ' + 'any\\b',
      ].join('|'),
    ),
    files: /^(?:(?:src|server|packages|e2e|scripts|__mocks__|bench)\/.*|[^/]*)\.[cm]?[jt]sx?$/,
  },
  {
    // Components name the purpose of a colour, so a profile can change it and its contrast is tested. A line that needs a raw
    // colour says `raw-colour-allowed` and why.
    what: 'A raw colour. Name it in packages/ui/src/theme/theme.ts and use s("name"):',
    pattern:
      /^(?!.*raw-colour-allowed).*(?:#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])|\b(?:rgb|hsl)a?\()/i,
    files: /^(?:src|packages\/ui\/src(?!\/theme\/))\/(?!.*\.test\.tsx?$).*\.(?:tsx?|css)$/,
  },
];

const listed = ['src', 'server', 'packages', 'e2e', 'scripts', '__mocks__', 'bench'].flatMap(
  (folder) =>
    readdirSync(fromRoot(folder), { recursive: true }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
);
const sources = [...readdirSync(fromRoot()), ...listed].filter(
  (file) => !file.includes('node_modules'),
);

const found = FORBIDDEN.flatMap(({ what, pattern, files }) => {
  const lines = sources
    .filter((file) => files.test(file))
    .flatMap((file) =>
      readFileSync(fromRoot(file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
  return lines.length > 0 ? [what, ...lines] : [];
});

for (const line of found) console.error(line);
if (found.length > 0) process.exit(1);
console.log('No suppressed check, and no raw colour outside packages/ui/src/theme.');
