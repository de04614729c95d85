import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../../lib/bundle';
import type { Walk } from './tapper';

const PHONE_PAGE = '<!doctype html><meta name="viewport" content="width=device-width"><body>';

/** Without a library: what a tap waits for is the browser's and this machine's own. */
const BARE = `${PHONE_PAGE}<button style="padding: 16px" onclick="this.textContent = 'Tapped'">Tap</button>`;

/**
 * The least that a tap can do, with and without React, to compare with.
 *
 * @param folder where the button of React is built
 */
export async function leastTaps(folder: string): Promise<Walk> {
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
