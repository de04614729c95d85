import type { Look } from '../looks/types';

/** A drawing of a screen: one unit is 1/36 of its width. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  readonly unit: number;
  readonly ground: string;
  readonly raised: string;
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
  write(text: string, x: number, y: number, style: Print): void;
}

export interface Print {
  /** units */
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
}

const ACCENTS = ['#0b4fa8', '#0a8f5b', '#b3261e', '#5b2a86'];
/** Height to width of a phone's screen, and of a page on a desk's. */
const PHONE_ASPECT = 2;
const DESK_ASPECT = 0.5;

export function newSheet(look: Look): Sheet {
  const { width, dark, contrast, font } = look;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width * (look.layout === 'desk' ? DESK_ASPECT : PHONE_ASPECT));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas.');
  const unit = width / 36;
  const ground = dark ? 18 : 244;
  const shade = (strength: number) => {
    const far = dark ? 238 : 24;
    const value = Math.round(ground + (far - ground) * strength * contrast);
    return `rgb(${value}, ${value}, ${value})`;
  };
  const sheet: Sheet = {
    canvas,
    pen,
    unit,
    ground: shade(0),
    raised: dark ? 'rgb(32, 34, 38)' : 'rgb(255, 255, 255)',
    ink: shade(1),
    soft: shade(0.65),
    accent: ACCENTS[look.name.length % ACCENTS.length] ?? '#0b4fa8',
    write(text, x, y, { size, weight = 400, colour = shade(1), align = 'left' }) {
      pen.font = `${weight} ${size * unit}px "${font}", sans-serif`;
      pen.textAlign = align;
      pen.fillStyle = colour;
      pen.fillText(text, x * unit, y * unit);
    },
  };
  pen.fillStyle = sheet.ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return sheet;
}

/** A filled box, in units. */
export function box(
  { pen, unit }: Sheet,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x * unit, y * unit, width * unit, height * unit, unit);
  pen.fill();
}

export function disc({ pen, unit }: Sheet, x: number, y: number, r: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x * unit, y * unit, r * unit, 0, Math.PI * 2);
  pen.fill();
}

export function rule({ pen, unit, soft }: Sheet, x: number, y: number, width: number): void {
  pen.globalAlpha = 0.35;
  pen.fillStyle = soft;
  pen.fillRect(x * unit, y * unit, width * unit, Math.max(1, unit / 20));
  pen.globalAlpha = 1;
}
