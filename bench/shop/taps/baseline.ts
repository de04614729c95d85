import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../../lib/bundle';
import type { Walk } from './tapper';

const PHONE_PAGE = '<!doctype html><meta name="viewport" content="width=device-width"><body>';

/** Without a library, the wait depends on the browser and the machine only. */
const BARE = `${PHONE_PAGE}<button style="padding: 16px" onclick="this.textContent = 'Tapped'">Tap</button>`;

/**
 * Creates the baseline: a tap that only changes a text, with and without React.
 *
 * @param folder the output folder of the React page
 */
export async function baselineWalk(folder: string): Promise<Walk> {
  const name = 'react';
  await bundle({ [name]: path.join(import.meta.dirname, name, 'page.tsx') }, folder);
  const script = await readFile(path.join(folder, `${name}.js`), 'utf8');
  const react = `${PHONE_PAGE}<script>${script.replaceAll('</script', '<\\/script')}</script>`;
  return async ({ show, tap, button }) => {
    await show(BARE);
    await tap('a button alone on a page', button('Tap'));
    await show(react);
    await tap('a button of React alone on a page', button('Tap'));
  };
}
