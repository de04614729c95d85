import type { Hex } from '../kit/colour';
import { type Box, boxOf, type Point } from '../kit/path';
import type { Pen } from '../kit/pen';
import type { Cloth } from '../kit/piece';

/** The view of a garment: hung or laid flat (front, back), or on a body. */
export type Aspect = 'front' | 'back' | 'worn';

/** A drawn garment: the layer behind the neck or hanger, and the layer in front of it. */
export interface Drawn {
  readonly behind: string;
  readonly front: string;
}

/** A garment that can be drawn at any scale. All lengths are centimetres; x = 0 is its middle. */
export interface Garment {
  /** The outlines of its main pieces, for its size and its shadow. */
  outlines(aspect: Aspect): readonly string[];
  /** The end and the direction of the right sleeve; absent without long sleeves. */
  readonly cuff?: (aspect: Aspect) => { readonly at: Point; readonly along: Point };
  draw(pen: Pen, aspect: Aspect): Drawn;
  /** The centre of a close-up and its width in cm. */
  readonly focus: { readonly at: Point; readonly width: number };
  readonly hangsBy: 'shoulders' | 'clips';
  readonly cloth: Cloth;
  readonly fits: Wearer;
}

export type Wearer = 'man' | 'woman' | 'kid';

/** The half widths and heights of a body's garment block, in cm from the side of the neck. */
export interface Measures {
  readonly neck: number;
  readonly shoulder: number;
  readonly drop: number;
  readonly chest: number;
  readonly arm: number;
  readonly length: number;
  readonly waist: number;
  readonly hip: number;
  readonly inseam: number;
  readonly rise: number;
  readonly sleeve: number;
}

export const measures: Readonly<Record<Wearer, Measures>> = {
  man: {
    neck: 8.4,
    shoulder: 22.5,
    drop: 4.8,
    chest: 27,
    arm: 25,
    length: 72,
    waist: 20,
    hip: 26,
    inseam: 76,
    rise: 28,
    sleeve: 59,
  },
  woman: {
    neck: 8.6,
    shoulder: 19.5,
    drop: 4.4,
    chest: 24,
    arm: 22.5,
    length: 64,
    waist: 17.5,
    hip: 24.5,
    inseam: 74,
    rise: 28,
    sleeve: 55,
  },
  kid: {
    neck: 7.2,
    shoulder: 15.5,
    drop: 3.4,
    chest: 19.5,
    arm: 18,
    length: 48,
    waist: 14.5,
    hip: 18,
    inseam: 42,
    rise: 21,
    sleeve: 37,
  },
};

/** Small fittings: buttons, zips, cords. */
export interface Fittings {
  readonly button: Hex;
  readonly thread?: Hex;
}

/** The box around a garment, in cm. */
export function extent(garment: Garment, aspect: Aspect): Box {
  return boxOf(...garment.outlines(aspect));
}
