/**
 * Fails when a raw colour (hex, rgb, hsl) appears outside `packages/ui/src/theme`. Components name the purpose of a colour, so a
 * profile can change it and its contrast is tested. A line that needs a raw colour says `raw-colour-allowed` and why.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './lib/root.mjs';

const folders = ['src', 'packages/ui/src'];
const theme = path.join('packages', 'ui', 'src', 'theme');
const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])|\b(?:rgb|hsl)a?\(/i;

const found = folders
  .flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !file.startsWith(theme + path.sep))
  .flatMap((file) =>
    readFileSync(fromRoot(file), 'utf8')
      .split('\n')
      .map((line, index) => ({ file, line, number: index + 1 }))
      .filter(({ line }) => colour.test(line) && !line.includes('raw-colour-allowed')),
  );

for (const { file, line, number } of found) {
  console.error(`${file}:${number}: ${line.trim()}`);
}
if (found.length > 0) {
  console.error('Name the colour in packages/ui/src/theme/theme.ts and use s("name").');
  process.exit(1);
}
console.log('No raw colour outside packages/ui/src/theme.');
