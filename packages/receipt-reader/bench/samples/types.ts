/** The layout of a payment screen. */
export type Layout =
  | 'rows'
  | 'stacked'
  | 'slip'
  | 'card'
  | 'sentence'
  | 'colon'
  | 'parties'
  | 'grid'
  | 'desk';

/** Damage to a screenshot before its upload. */
export type Damage =
  /** Scaled to `long` px on its longer side and compressed, `times` over. */
  | { readonly kind: 'messenger'; readonly long: number; readonly times: number }
  /** `top` and `bottom`: the cropped parts, as fractions of the height. */
  | { readonly kind: 'crop'; readonly top: number; readonly bottom: number }
  /** Photographed from a screen: tilt in degrees, fraction by which the far edge is shorter, blur in px. */
  | {
      readonly kind: 'photo';
      readonly tilt: number;
      readonly keystone: number;
      readonly blur: number;
    }
  /** Rotated pixels with an EXIF orientation of 3, 6 or 8. */
  | { readonly kind: 'turned'; readonly orientation: 3 | 6 | 8; readonly littleEndian: boolean };

/** The texts of a payment screen. */
export interface Receipt {
  readonly title: string;
  readonly amount: string;
  /** The label of the receiver; empty when the screen has none. */
  readonly toLabel: string;
  /** Line by line. */
  readonly to: readonly string[];
  readonly fromLabel: string;
  readonly from: readonly string[];
  readonly referenceLabel: string;
  readonly reference: readonly string[];
}

/** A part of a screen: its kind, and its texts line by line. */
export type Block =
  /** A title bar in the accent colour. */
  | readonly ['bar', string]
  | readonly ['big' | 'middle' | 'left' | 'small', ...string[]]
  /** Label at the left, value at the right edge. In `dense`, rows are nearly as close as the lines of a value. */
  | readonly ['row' | 'dense', label: string, ...values: string[]]
  /** Label above value. */
  | readonly ['stack', label: string, ...values: string[]]
  | readonly ['rule'];

/** One picture of the benchmark. */
export interface Sample {
  readonly name: string;
  readonly kind: 'clean' | 'hard' | 'wrong';
  /** The receiver that the shopper had to pay. */
  readonly expected: string;
  readonly receipt: Receipt | readonly Block[] | 'hills' | 'chat' | 'product' | 'blank';
  readonly layout: Layout;
  readonly dark: boolean;
  /** px across, before any damage */
  readonly width: number;
  readonly font: string;
  /** Contrast of the print, 0 to 1. */
  readonly contrast: number;
  readonly type: 'image/png' | 'image/jpeg';
  readonly quality: number;
  readonly damage: readonly Damage[];
}
