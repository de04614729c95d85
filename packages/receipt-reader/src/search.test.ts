import type { LetterSize } from './lines/crop';
import { findReceiver, type ReadLine } from './search';
import { fakePage, type PageRow } from './testing/fakePage';

const NAME = 'KAIN ROTI SDN BHD';
async function found(rows: readonly PageRow[], name = NAME) {
  const { lines, texts, readLine } = fakePage(rows);
  const where = await findReceiver(lines, name, readLine, () => undefined);
  return where?.map((line) => texts.get(line)) ?? null;
}

const gap = {};

describe('the receiver is found', () => {
  test.each([
    ['beside its label', [{ 0: 'Transfer to', 400: NAME }], [NAME]],
    ['below its label', [{ 0: 'Paid to' }, { 0: NAME }], [NAME]],
    ['without a label', [{ 0: 'RM 97.00' }, { 0: NAME }], [NAME]],
    [
      'over two lines beside its label',
      [{ 0: 'Merchant', 400: 'KAIN ROTI' }, { 400: 'SDN BHD' }],
      ['KAIN ROTI', 'SDN BHD'],
    ],
    [
      'over three lines',
      [{ 0: 'To' }, { 0: 'KAIN' }, { 0: 'ROTI SDN' }, { 0: 'BHD' }],
      ['KAIN', 'ROTI SDN', 'BHD'],
    ],
    [
      'beside a label below its heading',
      [{ 0: 'Recipient' }, { 0: 'Name', 400: NAME }, { 0: 'Bank', 400: 'MAYBANK' }],
      [NAME],
    ],
    [
      'beside a label of two lines',
      [{ 0: 'Beneficiary', 400: NAME }, { 0: 'name' }, { 0: 'Amount', 400: 'RM 97.00' }],
      [NAME],
    ],
    ['below a heading', [{ 0: 'Transaction details' }, { 0: 'Name', 400: NAME }], [NAME]],
    [
      'in the second column, below its label',
      [
        { 0: 'From', 400: 'To' },
        { 0: 'ALI BIN ABU', 400: NAME },
      ],
      [NAME],
    ],
    [
      'beside a label without a role, below values of other rows',
      [
        { 0: 'Recipient' },
        { 0: 'Bank', 400: 'MAYBANK' },
        { 0: 'Account', 400: '5123 4567' },
        { 0: 'Name', 400: NAME },
      ],
      [NAME],
    ],
    [
      'in a row below a heading of free text',
      [{ 0: 'Payment details' }, { 0: 'Name', 400: NAME }, { 0: 'Date', 400: '21 Nov 2026' }],
      [NAME],
    ],
    [
      'above the value of the next row',
      [
        { 0: 'To', 400: NAME },
        { 0: 'Item', 400: 'HAMPERS' },
      ],
      [NAME],
    ],
    ['above its branch', [{ 0: 'To', 400: NAME }, { 400: '(SUBANG)' }], [NAME]],
    [
      'without a label, above another payer',
      [{ 0: NAME }, gap, { 0: 'From', 400: 'ALI BIN ABU' }],
      [NAME],
    ],
    ['without a label, and with one below', [{ 0: NAME }, gap, { 0: 'To', 400: NAME }], [NAME]],
    [
      'below the payer of the same name',
      [{ 0: 'From', 400: NAME }, gap, { 0: 'To', 400: NAME }],
      [NAME],
    ],
  ])('%s', async (_, rows, where) => {
    expect(await found(rows)).toEqual(where);
  });
});

describe('the receiver is not found', () => {
  test.each([
    ['as the payer, beside the label', [{ 0: 'From', 400: NAME }]],
    ['as the payer, below the label', [{ 0: 'Sender' }, { 0: NAME }]],
    ['as the payer, over two lines', [{ 0: 'Daripada', 400: 'KAIN ROTI' }, { 400: 'SDN BHD' }]],
    ['as a reference', [{ 0: 'Recipient reference', 400: NAME }]],
    ['beside a label below the heading of the payer', [{ 0: 'From' }, { 0: 'Name', 400: NAME }]],
    ['below the first line of a longer name', [{ 0: 'To', 400: 'MEGA JAYA' }, { 400: NAME }]],
    ['with a word before it', [{ 0: 'To', 300: `MEGA ${NAME}` }]],
    ['with a word before it, far apart', [{ 0: 'To', 313: 'MEGA', 400: NAME }]],
    ['with a word after it, far apart', [{ 0: 'To', 400: NAME, 680: 'HOLDINGS' }]],
    [
      'as the payer, in the second column',
      [
        { 0: 'To', 400: 'From' },
        { 0: 'ALI BIN ABU', 400: NAME },
      ],
    ],
    [
      'as a reference, beside an amount',
      [
        { 0: 'Amount', 400: 'Reference' },
        { 0: 'RM 97.00', 400: NAME },
      ],
    ],
    [
      'as a reference, beside a date',
      [
        { 0: 'Date', 400: 'Recipient reference (optional)' },
        { 0: '21 Nov 2026', 400: NAME },
      ],
    ],
    [
      'as a reference with a label of two lines',
      [{ 0: 'Recipient', 400: NAME }, { 0: 'reference' }, { 0: 'Amount', 400: 'RM 97.00' }],
    ],
    ['as a message for the receiver', [{ 0: 'Message to recipient', 400: NAME }]],
    ['with a wrong letter', [{ 0: 'To', 400: 'KAIM ROTI SDN BHD' }]],
    ['with another line', [{ 0: 'To', 400: NAME }, { 400: 'HOLDINGS' }]],
    [
      'without a label, and another receiver is beside a label',
      [{ 0: NAME }, gap, { 0: 'Transfer to', 400: 'SIMPLE MART' }],
    ],
    [
      'without a label, and another receiver is below a label',
      [{ 0: NAME }, gap, { 0: 'Transfer to' }, { 0: 'SIMPLE MART' }],
    ],
    [
      'without a label, and another receiver is in a labelled column',
      [{ 0: NAME }, gap, { 0: 'From', 400: 'To' }, { 0: 'ALI BIN ABU', 400: 'SIMPLE MART' }],
    ],
    [
      'without a label, on the page that requests the payment',
      [{ 0: 'ScanQRCode and make payment' }, gap, { 0: NAME }, gap, { 0: 'Upload TNG receipt' }],
    ],
    [
      'without a label, and a sentence names another receiver',
      [{ 0: NAME }, gap, { 0: 'You have paid RM 97.00 to SIMPLE MART' }],
    ],
  ])('%s', async (_, rows) => {
    expect(await found(rows)).toBeNull();
  });
});

test('no more lines are read than needed', async () => {
  const rows = [
    { 0: 'Transfer to', 400: NAME },
    { 0: 'Reference no.', 400: 'TNG2026112100' },
  ];
  const { lines, readLine, read } = fakePage(rows);
  await findReceiver(lines, NAME, readLine, () => undefined);
  expect(read).toEqual([NAME, 'Transfer to']);
});

test('a near match is read again, larger and not squeezed', async () => {
  const { lines } = fakePage([{ 0: 'Paid to', 400: NAME }]);
  const sizes: LetterSize[] = [];
  const readLine: ReadLine = async (line, letters) => {
    if (line.left === 0) return 'Paid to';
    sizes.push(letters);
    return letters.height > 40 ? NAME : 'KAIM ROTI SDN BHD';
  };
  expect(await findReceiver(lines, NAME, readLine, () => undefined)).toHaveLength(1);
  const [first, again, ...more] = sizes;
  expect(more).toEqual([]);
  expect(again?.height).toBeGreaterThan(first?.height ?? 0);
  expect(again?.width).toBe(1);
});

test('an unknown label above is read again before the name counts as the receiver', async () => {
  const { lines } = fakePage([{ 0: 'From' }, { 0: NAME }]);
  const readLine: ReadLine = async (line, letters) => {
    if (line.top > 0) return NAME;
    return letters.width === 1 ? 'From' : 'Prorn';
  };
  expect(await findReceiver(lines, NAME, readLine, () => undefined)).toBeNull();
});

test.each([
  [NAME, 'MAJU SERI SDN BHD'],
  ['TEA SDN BHD', 'MAJU SDN BHD'],
])('%s: a line with the text %s is read once', async (name, says) => {
  const { lines } = fakePage([{ 0: name }]);
  const readLine = jest.fn<Promise<string>, Parameters<ReadLine>>(async () => says);
  expect(await findReceiver(lines, name, readLine, () => undefined)).toBeNull();
  expect(readLine).toHaveBeenCalledTimes(1);
});

test('a misread name within a sentence is read again', async () => {
  const { lines } = fakePage([{ 0: `RM 97.00 to ${NAME}` }]);
  const readLine: ReadLine = async (_, letters) =>
    letters.height > 40 ? `RM 97.00 to ${NAME}` : 'RM 97.00 to KAIN ROTI SON BHD';
  expect(await findReceiver(lines, NAME, readLine, () => undefined)).toHaveLength(1);
});

test('an unknown label beside the name is read again, larger and not squeezed', async () => {
  const { lines } = fakePage([{ 0: 'Sent by', 400: NAME }]);
  const readLine: ReadLine = async (line, letters) => {
    if (line.left === 400) return NAME;
    return letters.width === 1 ? 'Sent by' : 'Senthy';
  };
  expect(await findReceiver(lines, NAME, readLine, () => undefined)).toBeNull();
});

test('names and labels are squeezed for speed, labels less than names', async () => {
  const { lines, texts, readLine } = fakePage([{ 0: 'Paid to', 400: NAME }]);
  const widths: Record<string, number> = {};
  const readWidth: ReadLine = (line, letters) => {
    widths[texts.get(line) ?? ''] = letters.width;
    return readLine(line, letters);
  };
  await findReceiver(lines, NAME, readWidth, () => undefined);
  expect(widths['Paid to']).toBeLessThan(1);
  expect(widths[NAME]).toBeLessThan(widths['Paid to'] ?? 0);
});

test('progress never decreases', async () => {
  const fractions: number[] = [];
  const { lines, readLine } = fakePage([
    { 400: 'KAIM ROTI SDN BHD' },
    { 400: 'TEAM ROSE SDN BHD' },
  ]);
  await findReceiver(lines, NAME, readLine, (fraction) => fractions.push(fraction));
  expect(fractions.length).toBeGreaterThan(0);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(Math.max(...fractions)).toBeLessThan(1);
});
