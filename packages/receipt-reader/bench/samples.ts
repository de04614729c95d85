import { readFileSync } from 'node:fs';

/** Damage to a screenshot before its upload. */
export type Damage =
  /** Scaled to `long` px on its longer side and compressed, `times` over. */
  | { readonly kind: 'messenger'; readonly long: number; readonly times: number }
  /** `top` and `bottom`: the cropped parts, as fractions of the height. */
  | { readonly kind: 'crop'; readonly top: number; readonly bottom: number }
  /** Photographed from a screen: tilt and lean in degrees, blur in px. */
  | { readonly kind: 'photo'; readonly tilt: number; readonly lean: number; readonly blur: number }
  /** Rotated pixels with an EXIF orientation. */
  | { readonly kind: 'turned'; readonly orientation: 3 | 6 | 8; readonly littleEndian: boolean };

/** A part of a picture: its classes in `picture.html`, the label if it has one, and its texts line by line. */
export type Block = readonly [kind: string, ...texts: readonly string[]];

/** The texts of a receipt. */
interface Receipt {
  readonly toLabel: string;
  /** The receiver, line by line. */
  readonly to: readonly string[];
  readonly from: readonly string[];
  readonly referenceLabel: string;
  readonly reference: readonly string[];
}

interface Appearance {
  readonly layout: string;
  readonly dark: boolean;
  /** px across, before any damage */
  readonly width: number;
  readonly font: string;
  /** Contrast of the print, 0 to 1. */
  readonly contrast: number;
  readonly type: 'image/png' | 'image/jpeg';
  readonly damage: readonly Damage[];
  /** The receiver that the shopper had to pay. */
  readonly expected: string;
}

/** A line of `samples.jsonl`. What it leaves out follows from its index, so that the list is varied and reproducible. */
interface Row extends Partial<Receipt & Appearance> {
  readonly kind: 'clean' | 'hard' | 'wrong';
  readonly name: string;
  /** A screen of `screens.jsonl` instead of a layout. In its texts, `{name}` is the receiver. */
  readonly screen?: string;
}

/** One picture of the benchmark. */
export interface Sample extends Appearance, Pick<Row, 'kind' | 'name'> {
  readonly blocks: readonly Block[];
}

const FONTS = ['Liberation Sans', 'DejaVu Sans', 'Figtree', 'Liberation Sans Narrow'];
const LAYOUTS = ['rows', 'stacked', 'slip', 'card', 'sentence', 'colon', 'parties'];
const WIDTHS = [720, 828, 1080, 1170, 1440];
const PAYERS = ['NUR AINA BINTI RAHMAN', 'LIM WEI JIE', 'Siva a/l Kumar', 'TAN MEI LING'];
const TITLES = ['Payment successful', 'Transfer successful', 'Transaksi berjaya', 'Receipt'];
const LABELS = [
  ['Transfer to', 'From', 'Reference no.'],
  ['Recipient', 'Sender', 'Recipient reference'],
  ['Paid to', 'Paid by', 'Remark'],
  ['Merchant', 'From account', 'Payment details'],
  ['Beneficiary name', 'Payer name', 'Reference'],
  ['Kepada', 'Daripada', 'Rujukan'],
  ['Nama penerima', 'Pengirim', 'Catatan'],
] as const;

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

const rowsOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const screens = new Map<string, readonly Block[]>(
  rowsOf('screens.jsonl').map(({ name, blocks }) => [name, blocks]),
);

function receiptBlocks(row: Row, to: readonly string[], at: number): readonly Block[] {
  const [toLabel, fromLabel, referenceLabel] = pick(LABELS, at * 3 + 1);
  const reference = [`TNG20261121${String(71 + at * 913).padStart(6, '0')}`];
  return [
    ['bar', pick(TITLES, at)],
    ['big', `RM ${(12 + ((at * 37) % 480)).toFixed(2)}`],
    ['fact to', row.toLabel ?? toLabel, ...to],
    ['fact date', 'Date & time', '21 Nov 2026, 11:42 AM'],
    ['fact type', 'Transaction type', 'DuitNow QR'],
    ['fact reference', row.referenceLabel ?? referenceLabel, ...(row.reference ?? reference)],
    ['fact from', fromLabel, ...(row.from ?? [pick(PAYERS, at)])],
    ['fact method', 'Payment method', 'eWallet balance'],
  ];
}

function screenBlocks(screen: string, to: readonly string[]): readonly Block[] {
  const blocks = screens.get(screen);
  if (blocks === undefined) throw new Error(`screens.jsonl has no screen "${screen}".`);
  return blocks.map(([kind, ...texts]) => [
    kind,
    ...texts.flatMap((text) => (text === '{name}' ? to : text.replace('{name}', to.join(' ')))),
  ]);
}

const FIRST_INDEX = { clean: 0, hard: 1, wrong: 2 } as const;

function sample(row: Row, at: number): Sample {
  const { expected = 'KAIN ROTI SDN BHD', to = [expected], screen } = row;
  return {
    layout: screen === undefined ? pick(LAYOUTS, at) : 'screen',
    dark: at % 3 === 1,
    width: pick(WIDTHS, at * 2),
    font: pick(FONTS, at),
    contrast: 1,
    type: at % 2 === 0 ? 'image/png' : 'image/jpeg',
    damage: [],
    ...row,
    expected,
    blocks: screen === undefined ? receiptBlocks(row, to, at) : screenBlocks(screen, to),
  };
}

/** Undamaged screenshots, damaged ones, and pictures that must not match. */
export const samples: readonly Sample[] = (['clean', 'hard', 'wrong'] as const).flatMap((kind) =>
  rowsOf('samples.jsonl')
    .filter((row) => row.kind === kind)
    .map((row, at) => sample(row, at + FIRST_INDEX[kind])),
);
