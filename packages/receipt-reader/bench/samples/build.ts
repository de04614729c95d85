import type { Layout, Receipt, Sample } from './types';

const FONTS = ['Liberation Sans', 'DejaVu Sans', 'Figtree', 'Liberation Sans Narrow'] as const;
const LAYOUTS: readonly Layout[] = [
  'rows',
  'stacked',
  'slip',
  'card',
  'sentence',
  'colon',
  'parties',
];
const WIDTHS = [720, 828, 1080, 1170, 1440] as const;
const PAYERS = ['NUR AINA BINTI RAHMAN', 'LIM WEI JIE', 'Siva a/l Kumar', 'TAN MEI LING'] as const;
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

export interface SampleParts extends Partial<Omit<Sample, 'receipt'>> {
  readonly name: string;
  readonly receipt?: Partial<Receipt> | Exclude<Sample['receipt'], Receipt>;
}

/** Builds a picture's description. Missing values follow from its index, so that the list is varied and reproducible. */
export function sample(kind: Sample['kind'], parts: SampleParts, at: number): Sample {
  const [toLabel, fromLabel, referenceLabel] = pick(LABELS, at * 3 + 1);
  const { receipt = {}, ...rest } = parts;
  const isDrawn = typeof receipt === 'string' || Array.isArray(receipt);
  const expected = parts.expected ?? 'KAIN ROTI SDN BHD';
  const said: Receipt = {
    title: pick(['Payment successful', 'Transfer successful', 'Transaksi berjaya', 'Receipt'], at),
    amount: `RM ${(12 + ((at * 37) % 480)).toFixed(2)}`,
    toLabel,
    to: [expected],
    fromLabel,
    from: [pick(PAYERS, at)],
    referenceLabel,
    reference: [`TNG20261121${String(71 + at * 913).padStart(6, '0')}`],
    ...(isDrawn ? {} : receipt),
  };
  return {
    kind,
    expected,
    layout: pick(LAYOUTS, at),
    dark: at % 3 === 1,
    width: pick(WIDTHS, at * 2),
    font: pick(FONTS, at),
    contrast: 1,
    type: at % 2 === 0 ? 'image/png' : 'image/jpeg',
    quality: 0.85,
    damage: [],
    ...rest,
    receipt: isDrawn ? (receipt as Exclude<Sample['receipt'], Receipt>) : said,
  };
}
