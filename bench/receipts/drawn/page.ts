import type { Block, Look } from '../looks/types';
import { damaged } from './damage';
import { layouts } from './layouts';
import { scenes } from './scenes';
import { screen } from './screen';
import { newSheet } from './sheet';

/** Draws a picture of the examination and hands it to the server, under `name`. */
async function draw(look: Look, name: string): Promise<void> {
  await Promise.all(
    ['400', '600', '700'].map((weight) => document.fonts.load(`${weight} 20px Figtree`)),
  );
  const sheet = newSheet(look);
  if (typeof look.receipt === 'string') scenes[look.receipt](sheet);
  else if (isScreen(look.receipt)) screen(sheet, look.receipt);
  else layouts[look.layout](sheet, look.receipt);
  const body = await damaged(sheet.canvas, look.damage, look);
  await fetch(`/pictures/${name}`, { method: 'POST', body });
}

const isScreen = (receipt: object): receipt is readonly Block[] => Array.isArray(receipt);

Object.assign(window, { draw });
