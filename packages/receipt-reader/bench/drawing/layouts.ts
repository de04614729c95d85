import type { Layout, Receipt } from '../samples/types';
import { box, disc, rule, type Sheet } from './sheet';

type Row = readonly [label: string, lines: readonly string[]];

const DETAILS: readonly Row[] = [
  ['Date & time', ['21 Nov 2026, 11:42 AM']],
  ['Transaction type', ['DuitNow QR']],
  ['Payment method', ['eWallet balance']],
];

const rowsOf = (receipt: Receipt): readonly Row[] => [
  [receipt.toLabel || 'To', receipt.to],
  ...DETAILS.slice(0, 2),
  [receipt.referenceLabel, receipt.reference],
  [receipt.fromLabel, receipt.from],
  ...DETAILS.slice(2),
];

function header(sheet: Sheet, title: string, height = 8): void {
  sheet.ctx.fillStyle = sheet.accent;
  sheet.ctx.fillRect(0, 0, sheet.canvas.width, height * sheet.unit);
  sheet.write('9:41', 2, 2, { size: 1.2, weight: 600, colour: '#fff' });
  sheet.write('5G  87%', 34, 2, { size: 1.1, weight: 600, colour: '#fff', align: 'right' });
  sheet.write(title, 18, height - 2, { size: 1.8, weight: 600, colour: '#fff', align: 'center' });
}

function footer(sheet: Sheet, y: number): void {
  box(sheet, [3, y, 30, 4], sheet.accent);
  sheet.write('Share receipt', 18, y + 2.6, {
    size: 1.5,
    weight: 600,
    colour: '#fff',
    align: 'center',
  });
}

/** Labels at the left, values at the right edge. */
function rows(sheet: Sheet, receipt: Receipt): void {
  header(sheet, receipt.title);
  sheet.write(receipt.amount, 18, 14, { size: 3, weight: 700, align: 'center' });
  let y = 20;
  for (const [label, lines] of rowsOf(receipt)) {
    sheet.write(label, 2, y, { size: 1.3, colour: sheet.soft });
    y = sheet.writeLines(lines, 34, y, { pitch: 2, size: 1.4, weight: 600, align: 'right' });
    rule(sheet, 2, y - 0.6, 32);
    y += 1.8;
  }
  footer(sheet, y + 3);
}

/** Labels above values. */
function stacked(sheet: Sheet, receipt: Receipt): void {
  header(sheet, receipt.title, 7);
  sheet.write(receipt.amount, 2, 12, { size: 2.8, weight: 700 });
  let y = 17;
  for (const [label, lines] of rowsOf(receipt)) {
    sheet.write(label, 2, y, { size: 1.2, colour: sheet.soft });
    y = sheet.writeLines(lines, 2, y + 2.1, { pitch: 2.1, size: 1.45, weight: 600 }) + 1.3;
  }
}

/** A bank's slip: a table with borders. */
function slip(sheet: Sheet, receipt: Receipt): void {
  sheet.write(receipt.title.toUpperCase(), 18, 5, { size: 1.6, weight: 700, align: 'center' });
  let y = 8;
  sheet.ctx.strokeStyle = sheet.soft;
  sheet.ctx.lineWidth = Math.max(1, sheet.unit / 16);
  const all: readonly Row[] = [['Amount', [receipt.amount]], ...rowsOf(receipt)];
  for (const [label, lines] of all) {
    const height = 1.6 + 2 * lines.length;
    for (const [x, width] of [
      [1.5, 12],
      [13.5, 21],
    ] as const) {
      sheet.ctx.strokeRect(x * sheet.unit, y * sheet.unit, width * sheet.unit, height * sheet.unit);
    }
    sheet.write(label, 2.2, y + 2.3, { size: 1.2 });
    sheet.writeLines(lines, 14.2, y + 2.3, { pitch: 2, size: 1.3, weight: 600 });
    y += height;
  }
  sheet.write('This is a computer generated receipt.', 2, y + 3, { size: 1, colour: sheet.soft });
}

/** A card with the receiver in large text. */
function card(sheet: Sheet, receipt: Receipt): void {
  header(sheet, receipt.title, 10);
  box(sheet, [2, 8, 32, 24], sheet.raised);
  disc(sheet, 18, 11, 2, '#2fbf71');
  sheet.write(receipt.amount, 18, 17, { size: 2.6, weight: 700, align: 'center' });
  let y = 20.5;
  if (receipt.toLabel !== '') {
    sheet.write(receipt.toLabel, 18, y, { size: 1.2, colour: sheet.soft, align: 'center' });
    y += 2.3;
  }
  y = sheet.writeLines(receipt.to, 18, y, { pitch: 2.2, size: 1.6, weight: 700, align: 'center' });
  y = 37;
  for (const [label, lines] of rowsOf(receipt).slice(1)) {
    sheet.write(label, 2, y, { size: 1.2, colour: sheet.soft });
    y = sheet.writeLines(lines, 34, y, { pitch: 1.8, size: 1.2, align: 'right' });
    y += 1.2;
  }
  footer(sheet, y + 2);
}

/** A sentence, as in a notification. */
function sentence(sheet: Sheet, receipt: Receipt): void {
  header(sheet, receipt.title, 7);
  disc(sheet, 6, 15, 3, sheet.accent);
  sheet.write(receipt.toLabel === '' ? 'You have paid' : `${receipt.toLabel}`, 11, 13.5, {
    size: 1.3,
    colour: sheet.soft,
  });
  let y = 15.8;
  y = sheet.writeLines(receipt.to, 11, y, { pitch: 2, size: 1.5, weight: 600 });
  sheet.write(`-${receipt.amount}`, 11, y + 1, { size: 2, weight: 700 });
  y += 6;
  for (const [label, lines] of rowsOf(receipt).slice(1)) {
    sheet.write(label, 3, y, { size: 1.25, colour: sheet.soft });
    y = sheet.writeLines(lines, 15, y, { pitch: 1.9, size: 1.25 });
    y += 1.5;
  }
}

/** Label, colon and value, as on paper. */
function colon(sheet: Sheet, receipt: Receipt): void {
  sheet.write('e-Pay Malaysia', 2, 4, { size: 2, weight: 700, colour: sheet.accent });
  sheet.write(receipt.title, 2, 7.5, { size: 1.5, weight: 600 });
  rule(sheet, 2, 9, 32);
  let y = 12;
  const all: readonly Row[] = [...rowsOf(receipt), ['Total', [receipt.amount]]];
  for (const [label, lines] of all) {
    sheet.write(label, 2, y, { size: 1.15 });
    sheet.write(':', 12.4, y, { size: 1.15 });
    y = sheet.writeLines(lines, 13.3, y, { pitch: 1.8, size: 1.2, weight: 500 });
    y += 1;
  }
  sheet.write('Thank you for banking with us', 18, y + 4, {
    size: 1.1,
    colour: sheet.soft,
    align: 'center',
  });
}

/** Two cards, for the payer and the receiver, each with a round picture. */
function parties(sheet: Sheet, receipt: Receipt): void {
  header(sheet, receipt.title);
  sheet.write(receipt.amount, 18, 13.5, { size: 2.8, weight: 700, align: 'center' });
  let y = 17;
  const sides: readonly Row[] = [
    [receipt.fromLabel, receipt.from],
    [receipt.toLabel || 'To', receipt.to],
  ];
  for (const [label, lines] of sides) {
    const height = 5 + 1.9 * lines.length;
    box(sheet, [2, y, 32, height], sheet.raised);
    disc(sheet, 5.5, y + height / 2, 1.9, sheet.accent);
    sheet.write((lines[0] ?? '?').slice(0, 1), 5.5, y + height / 2 + 0.6, {
      size: 1.8,
      weight: 700,
      colour: '#fff',
      align: 'center',
    });
    sheet.write(label, 9, y + 2.2, { size: 1.15, colour: sheet.soft });
    sheet.writeLines(lines, 9, y + 4.3, { pitch: 1.9, size: 1.4, weight: 600 });
    sheet.write('5123 **** 8841', 9, y + 4.3 + lines.length * 1.9 - 0.1, {
      size: 1.05,
      colour: sheet.soft,
    });
    y += height + 1.5;
  }
  for (const [label, lines] of rowsOf(receipt).slice(1, 4)) {
    sheet.write(label, 2, y + 2, { size: 1.2, colour: sheet.soft });
    sheet.write(lines.join(' '), 34, y + 2, { size: 1.2, align: 'right' });
    y += 3;
  }
}

/** Two columns of labels above values. */
function grid(sheet: Sheet, receipt: Receipt): void {
  header(sheet, receipt.title, 7);
  sheet.write(receipt.amount, 18, 12.5, { size: 2.8, weight: 700, align: 'center' });
  const [to, , , reference, from, ...rest] = rowsOf(receipt);
  const [date, type] = DETAILS;
  const cells = [from, to, date, reference, type, ...rest].filter((row) => row !== undefined);
  let y = 17;
  for (let at = 0; at < cells.length; at += 2) {
    const pair = cells.slice(at, at + 2);
    for (const [side, [label, lines]] of pair.entries()) {
      const x = side === 0 ? 2 : 18.5;
      sheet.write(label, x, y, { size: 1.15, colour: sheet.soft });
      sheet.writeLines(lines, x, y + 2, { pitch: 1.8, size: 1.2, weight: 600 });
    }
    y += 4.4 + 1.8 * Math.max(...pair.map(([, lines]) => lines.length - 1));
  }
  footer(sheet, y + 2);
}

/** A bank's page on a desktop screen: small text, with labels far from values. */
function desk(sheet: Sheet, receipt: Receipt): void {
  const all = rowsOf(receipt);
  sheet.write(receipt.title, 2, 2, { size: 0.6, weight: 700 });
  box(sheet, [1.5, 2.8, 33, all.length * 1.25 + 0.5], sheet.raised);
  for (const [at, [label, lines]] of all.entries()) {
    const y = 3.8 + at * 1.25;
    sheet.write(label, 2.2, y, { size: 0.4, colour: sheet.soft });
    sheet.write(lines.join(' '), 33.8, y, { size: 0.4, weight: 600, align: 'right' });
    rule(sheet, 2.2, y + 0.5, 31.6);
  }
}

export const layouts: Readonly<Record<Layout, (sheet: Sheet, receipt: Receipt) => void>> = {
  rows,
  stacked,
  slip,
  card,
  sentence,
  colon,
  parties,
  grid,
  desk,
};
