import { type SampleParts, sample } from './build';
import { rightScreens } from './screens';
import type { Sample } from './types';

const photo = (tilt: number, keystone = 0.03, blur = 0.8) =>
  ({ kind: 'photo', tilt, keystone, blur }) as const;
const messenger = (long: number, times = 2) => ({ kind: 'messenger', long, times }) as const;

const parts: readonly SampleParts[] = [
  { name: 'messenger', layout: 'rows', width: 1080, damage: [messenger(1280)] },
  {
    name: 'messenger, dark',
    layout: 'stacked',
    dark: true,
    width: 1080,
    damage: [messenger(1280)],
  },
  { name: 'messenger, small', layout: 'parties', width: 720, damage: [messenger(1100, 3)] },
  { name: 'messenger, slip', layout: 'slip', width: 1170, damage: [messenger(1280, 3)] },
  { name: 'photograph', layout: 'rows', width: 1080, damage: [photo(1.5)] },
  { name: 'photograph, dark', layout: 'stacked', dark: true, width: 1080, damage: [photo(-2.5)] },
  { name: 'photograph, leaning', layout: 'card', width: 1170, damage: [photo(4, 0.05)] },
  { name: 'photograph, slip', layout: 'slip', width: 1080, damage: [photo(-1, 0.04, 1.1)] },
  {
    name: 'photograph, two lines',
    layout: 'rows',
    width: 1170,
    receipt: { to: ['KAIN ROTI', 'SDN BHD'] },
    damage: [photo(2)],
  },
  {
    name: 'photograph by messenger',
    layout: 'colon',
    width: 1080,
    damage: [photo(1, 0.02), messenger(1600, 1)],
  },
  {
    name: 'turned, little-endian',
    layout: 'rows',
    type: 'image/jpeg',
    damage: [{ kind: 'turned', orientation: 6, littleEndian: true }],
  },
  {
    name: 'turned, big-endian',
    layout: 'stacked',
    type: 'image/jpeg',
    damage: [{ kind: 'turned', orientation: 8, littleEndian: false }],
  },
  {
    name: 'upside down, dark',
    layout: 'slip',
    dark: true,
    type: 'image/jpeg',
    damage: [{ kind: 'turned', orientation: 3, littleEndian: true }],
  },
  { name: 'pale', layout: 'rows', contrast: 0.25 },
  { name: 'pale, dark', layout: 'stacked', dark: true, contrast: 0.3 },
  {
    name: 'cropped to the middle',
    layout: 'rows',
    damage: [{ kind: 'crop', top: 0.24, bottom: 0.2 }],
  },
  {
    name: 'cropped, by messenger',
    layout: 'stacked',
    damage: [{ kind: 'crop', top: 0.2, bottom: 0.35 }, messenger(900)],
  },
  {
    name: 'three lines, dark, by messenger',
    expected: 'PERNIAGAAN BATIK WARISAN NUSANTARA SDN BHD',
    layout: 'rows',
    dark: true,
    width: 1080,
    receipt: { to: ['PERNIAGAAN BATIK', 'WARISAN NUSANTARA', 'SDN BHD'] },
    damage: [messenger(1280)],
  },
  {
    name: 'the name as payer, reference and receiver',
    layout: 'rows',
    receipt: { from: ['KAIN ROTI SDN BHD'], reference: ['KAIN ROTI SDN BHD'] },
    damage: [messenger(1400, 1)],
  },
  ...Object.entries(rightScreens).map(
    ([name, screen], at): SampleParts => ({
      name: `screen: ${name}`,
      width: 1080,
      dark: at % 4 > 1,
      receipt: at % 3 === 1 ? screen('KAIN ROTI', 'SDN BHD') : screen('KAIN ROTI SDN BHD'),
      damage: at % 2 === 0 ? [messenger(1182)] : [photo(at % 4 === 1 ? 2 : -1.5)],
    }),
  ),
];

/** Damaged screenshots: compressed, photographed, cropped, rotated. */
export const hard: readonly Sample[] = parts.map((part, at) => sample('hard', part, at + 1));
