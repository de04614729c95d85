import type { Sample } from '../samples/types';

/** A canvas with drawing helpers. One unit is 1/36 of its width. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly ctx: CanvasRenderingContext2D;
  readonly unit: number;
  readonly background: string;
  readonly raised: string;
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
  write(text: string, x: number, y: number, style: TextStyle): void;
  /** Writes lines, each `pitch` units below the one before. @returns the y of the next line */
  writeLines(lines: readonly string[], x: number, y: number, style: LinesStyle): number;
}

interface TextStyle {
  /** units */
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
}

interface LinesStyle extends TextStyle {
  readonly pitch: number;
}

const ACCENTS = ['#0b4fa8', '#0a8f5b', '#b3261e', '#5b2a86'];
/** The ratio of height to width. */
const PHONE_ASPECT = 2;
const DESK_ASPECT = 0.5;

export function newSheet(sample: Sample): Sheet {
  const { width, dark, contrast, font } = sample;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width * (sample.layout === 'desk' ? DESK_ASPECT : PHONE_ASPECT));
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('The canvas has no 2D context.');
  const unit = width / 36;
  const background = dark ? 18 : 244;
  const shade = (strength: number) => {
    const far = dark ? 238 : 24;
    const value = Math.round(background + (far - background) * strength * contrast);
    return `rgb(${value}, ${value}, ${value})`;
  };
  const sheet: Sheet = {
    canvas,
    ctx,
    unit,
    background: shade(0),
    raised: dark ? 'rgb(32, 34, 38)' : 'rgb(255, 255, 255)',
    ink: shade(1),
    soft: shade(0.65),
    accent: ACCENTS[sample.name.length % ACCENTS.length] ?? '#0b4fa8',
    write(text, x, y, { size, weight = 400, colour = shade(1), align = 'left' }) {
      ctx.font = `${weight} ${size * unit}px "${font}", sans-serif`;
      ctx.textAlign = align;
      ctx.fillStyle = colour;
      ctx.fillText(text, x * unit, y * unit);
    },
    writeLines(lines, x, y, { pitch, ...style }) {
      return lines.reduce((at, line) => {
        sheet.write(line, x, at, style);
        return at + pitch;
      }, y);
    },
  };
  ctx.fillStyle = sheet.background;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return sheet;
}

/** Draws a filled box, in units. */
export function box(
  { ctx, unit }: Sheet,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x * unit, y * unit, width * unit, height * unit, unit);
  ctx.fill();
}

export function disc({ ctx, unit }: Sheet, x: number, y: number, r: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x * unit, y * unit, r * unit, 0, Math.PI * 2);
  ctx.fill();
}

export function rule({ ctx, unit, soft }: Sheet, x: number, y: number, width: number): void {
  ctx.globalAlpha = 0.35;
  ctx.fillStyle = soft;
  ctx.fillRect(x * unit, y * unit, width * unit, Math.max(1, unit / 20));
  ctx.globalAlpha = 1;
}
