import { type SampleParts, sample } from './build';
import { rightScreens } from './screens';
import type { Block, Sample } from './types';

const CLOTH = 'KAIN ROTI SDN BHD';
const BAKERY = 'ROTI KAIN BAKERI SDN BHD';
const LONG = 'PERNIAGAAN BATIK WARISAN NUSANTARA SDN BHD';
const SHORT = 'FARM BAKERY';

const TWO_LINES = { to: ['KAIN ROTI', 'SDN BHD'] };
const BAKERY_IN_LINES = { expected: BAKERY, receipt: { to: ['ROTI KAIN', 'BAKERI', 'SDN BHD'] } };
const LONG_IN_LINES = {
  expected: LONG,
  receipt: { to: ['PERNIAGAAN BATIK', 'WARISAN NUSANTARA', 'SDN BHD'] },
};
const TYPEWRITER = 'Liberation Mono';

const parts: readonly SampleParts[] = [
  // Every layout, light and dark, in every size.
  ...['rows', 'stacked', 'slip', 'card', 'sentence', 'colon', 'parties'].flatMap((layout) =>
    [false, true].map(
      (dark) => ({ name: `${layout}${dark ? ', dark' : ''}`, layout, dark }) as SampleParts,
    ),
  ),
  { name: 'the other shop', expected: BAKERY, layout: 'rows' },
  { name: 'the other shop, dark', expected: BAKERY, layout: 'stacked', dark: true },
  { name: 'a short name', expected: SHORT, layout: 'rows' },
  { name: 'a short name, dark', expected: SHORT, layout: 'parties', dark: true },
  { name: 'a long name', expected: LONG, layout: 'stacked', font: 'Liberation Sans Narrow' },
  { name: 'two lines', layout: 'rows', receipt: TWO_LINES },
  { name: 'two lines, stacked', layout: 'stacked', receipt: TWO_LINES },
  { name: 'two lines, slip', layout: 'slip', receipt: { to: ['KAIN ROTI SDN', 'BHD'] } },
  {
    name: 'two lines, card, dark',
    layout: 'card',
    dark: true,
    receipt: { to: ['KAIN', 'ROTI SDN BHD'] },
  },
  { name: 'three lines', ...LONG_IN_LINES, layout: 'rows' },
  { name: 'three lines, dark', ...BAKERY_IN_LINES, layout: 'colon', dark: true },
  { name: 'small letters', layout: 'rows', receipt: { to: ['Kain Roti Sdn Bhd'] } },
  { name: 'punctuation', layout: 'stacked', receipt: { to: ['Kain Roti Sdn. Bhd.'] } },
  { name: 'a hyphen', layout: 'slip', receipt: { to: ['KAIN-ROTI SDN. BHD.'] } },
  { name: 'no space', layout: 'colon', receipt: { to: ['KAINROTI SDN BHD'] } },
  { name: 'no label at all', layout: 'card', receipt: { toLabel: '' } },
  {
    name: 'receiver above payer of a like name',
    layout: 'parties',
    receipt: { from: ['KAIM ROTI SDN BHD'] },
  },
  { name: 'payer and receiver the same', layout: 'rows', receipt: { from: [CLOTH] } },
  { name: 'a serif face', layout: 'rows', font: 'Liberation Serif' },
  { name: 'a typewriter face', layout: 'colon', font: TYPEWRITER },
  { name: 'grid', layout: 'grid' },
  { name: 'grid, dark', layout: 'grid', dark: true },
  { name: 'grid, two lines', layout: 'grid', receipt: TWO_LINES },
  { name: 'a typewriter face, two lines', layout: 'stacked', font: TYPEWRITER, receipt: TWO_LINES },
  { name: 'a typewriter face, three lines', ...BAKERY_IN_LINES, layout: 'rows', font: TYPEWRITER },
  {
    name: 'a typewriter face, three lines, slip',
    ...LONG_IN_LINES,
    layout: 'slip',
    font: TYPEWRITER,
  },
  {
    name: 'another typewriter face, two lines, slip',
    layout: 'slip',
    font: 'DejaVu Sans Mono',
    receipt: TWO_LINES,
  },
  {
    name: 'a typewriter face, label and name near a border',
    layout: 'slip',
    width: 1440,
    font: 'DejaVu Sans Mono',
    receipt: { toLabel: 'Beneficiary name', to: ['KAIN ROTI', 'SDN BHD'] },
  },
  {
    name: 'wide text, three lines',
    ...BAKERY_IN_LINES,
    layout: 'rows',
    width: 1170,
    type: 'image/png',
    dark: false,
    font: 'DejaVu Sans',
  },
  ...Object.entries(rightScreens).map(
    ([name, screen], at): SampleParts => ({
      name: `screen: ${name}`,
      width: 1080,
      dark: at % 2 === 1,
      receipt: at % 3 === 2 ? screen('KAIN ROTI', 'SDN BHD') : screen(CLOTH),
    }),
  ),
  { name: 'screen: a branch', receipt: rightScreens['wallet, details'](`${CLOTH} - SUBANG`) },
  {
    name: 'screen: a branch on the next line',
    receipt: rightScreens['bank, merchant'](CLOTH, '(SUBANG)'),
  },
  {
    name: 'screen: a legal form',
    expected: SHORT,
    receipt: rightScreens['wallet, details'](`${SHORT} SDN BHD`),
  },
  { name: 'screen: a sentence that breaks', width: 780, receipt: brokenBehind(CLOTH) },
  { name: "a desk's screen", layout: 'desk', width: 1280, type: 'image/png' },
  { name: "a desk's screen, wide", layout: 'desk', width: 1600, dark: true },
  { name: "a desk's screen, small", layout: 'desk', width: 1024 },
];

/** A sentence that wraps after the first word behind the name. */
function brokenBehind(name: string): readonly Block[] {
  return [
    ['left', 'You have paid RM 58.00 to', `${name} on`, '22/11/2026 at 14:41. Ref 202611228'],
  ];
}

/** Undamaged screenshots. */
export const clean: readonly Sample[] = parts.map((part, at) => sample('clean', part, at));
