import type { Block, Sample } from '../samples/types';
import { applyDamage } from './damage';
import { layouts } from './layouts';
import { scenes } from './scenes';
import { screen } from './screen';
import { newSheet } from './sheet';

/** Draws a sample and uploads it to the server as `name`. */
async function draw(sample: Sample, name: string): Promise<void> {
  await Promise.all(
    ['400', '600', '700'].map((weight) => document.fonts.load(`${weight} 20px Figtree`)),
  );
  const sheet = newSheet(sample);
  if (typeof sample.receipt === 'string') scenes[sample.receipt](sheet);
  else if (isScreen(sample.receipt)) screen(sheet, sample.receipt);
  else layouts[sample.layout](sheet, sample.receipt);
  const body = await applyDamage(sheet.canvas, sample.damage, sample);
  await fetch(`/pictures/${name}`, { method: 'POST', body });
}

const isScreen = (receipt: object): receipt is readonly Block[] => Array.isArray(receipt);

Object.assign(window, { draw });
