/** How an application lays a payment out. */
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

/** What happened to a screenshot before it was handed in. */
export type Damage =
  /** Scaled to `long` px on its longer side and compressed, `times` over. */
  | { readonly kind: 'messenger'; readonly long: number; readonly times: number }
  /** `top` and `bottom`: what was cut away, as a share of the height. */
  | { readonly kind: 'crop'; readonly top: number; readonly bottom: number }
  /** Photographed from a screen: degrees, share by which the far edge is shorter, px of blur. */
  | {
      readonly kind: 'photo';
      readonly tilt: number;
      readonly keystone: number;
      readonly blur: number;
    }
  /** The pixels lie turned, and a note in the file says how to turn them back (EXIF 3, 6 or 8). */
  | { readonly kind: 'turned'; readonly orientation: 3 | 6 | 8; readonly littleEndian: boolean };

/** What a payment's screenshot says. */
export interface Receipt {
  readonly title: string;
  readonly amount: string;
  /** The label of who was paid; empty where the application has none. */
  readonly toLabel: string;
  /** Line by line. */
  readonly to: readonly string[];
  readonly fromLabel: string;
  readonly from: readonly string[];
  readonly referenceLabel: string;
  readonly reference: readonly string[];
}

/** A piece of a screen: what it is, and its texts line by line. */
export type Block =
  /** White on the accent's colour, at the top. */
  | readonly ['bar', string]
  | readonly ['big' | 'middle' | 'left' | 'small', ...string[]]
  /** Label at the left, value at the right edge; `dense`: hardly farther apart than the lines of a value. */
  | readonly ['row' | 'dense', label: string, ...values: string[]]
  /** Label above value. */
  | readonly ['stack', label: string, ...values: string[]]
  | readonly ['rule'];

/** One picture of the examination. */
export interface Look {
  readonly name: string;
  readonly kind: 'clean' | 'hard' | 'wrong';
  /** Whom the shopper had to pay. */
  readonly expected: string;
  readonly receipt: Receipt | readonly Block[] | 'hills' | 'chat' | 'product' | 'blank';
  readonly layout: Layout;
  readonly dark: boolean;
  /** px across, before any damage */
  readonly width: number;
  readonly font: string;
  /** 0 to 1: strength of the print against its ground */
  readonly contrast: number;
  readonly type: 'image/png' | 'image/jpeg';
  readonly quality: number;
  readonly damage: readonly Damage[];
}
