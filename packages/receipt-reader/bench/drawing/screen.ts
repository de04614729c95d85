import type { Block } from '../samples/types';
import { rule, type Sheet } from './sheet';

/** Text sizes and line heights, in units. */
const TEXT = {
  big: { size: 2.8, pitch: 3.6, weight: 700, align: 'center', soft: false },
  middle: { size: 1.5, pitch: 2.1, weight: 600, align: 'center', soft: false },
  left: { size: 1.45, pitch: 2, weight: 600, align: 'left', soft: false },
  small: { size: 1.15, pitch: 1.7, weight: 400, align: 'left', soft: true },
} as const;
const ROWS = {
  row: { size: 1.3, space: 1.4 },
  dense: { size: 1.2, space: 0.2 },
} as const;

/** Draws a screen block by block from the top. */
export function screen(sheet: Sheet, blocks: readonly Block[]): void {
  blocks.reduce((y, block) => drawBlock(sheet, block, y), 4);
}

/** Draws a block. @returns the y of the next block */
function drawBlock(sheet: Sheet, [kind, ...texts]: Block, y: number): number {
  const [label = '', ...values] = texts;
  switch (kind) {
    case 'bar':
      return bar(sheet, label);
    case 'rule':
      rule(sheet, 2, y - 0.6, 32);
      return y + 1.8;
    case 'stack':
      return stack(sheet, label, values, y);
    case 'row':
    case 'dense':
      return row(sheet, kind, label, values, y);
    default:
      return text(sheet, kind, texts, y);
  }
}

function bar(sheet: Sheet, title: string): number {
  sheet.ctx.fillStyle = sheet.accent;
  sheet.ctx.fillRect(0, 0, sheet.canvas.width, 8 * sheet.unit);
  sheet.write('9:41', 2, 2, { size: 1.2, weight: 600, colour: '#fff' });
  sheet.write(title, 18, 6, { size: 1.8, weight: 600, colour: '#fff', align: 'center' });
  return 12;
}

function stack(sheet: Sheet, label: string, values: readonly string[], y: number): number {
  sheet.write(label, 2, y, { size: 1.2, colour: sheet.soft });
  return sheet.writeLines(values, 2, y + 2, { pitch: 2, size: 1.4, weight: 600 }) + 1;
}

function row(
  sheet: Sheet,
  kind: keyof typeof ROWS,
  label: string,
  values: readonly string[],
  y: number,
): number {
  const { size, space } = ROWS[kind];
  sheet.write(label, 2, y, { size, colour: sheet.soft });
  return sheet.writeLines(values, 34, y, { pitch: 1.9, size, weight: 600, align: 'right' }) + space;
}

function text(sheet: Sheet, kind: keyof typeof TEXT, lines: readonly string[], y: number): number {
  const { soft, ...style } = TEXT[kind];
  const colour = soft ? sheet.soft : sheet.ink;
  return sheet.writeLines(lines, style.align === 'center' ? 18 : 2, y, { ...style, colour }) + 0.8;
}
