import { createPen, type Pen, sheet } from '../kit/pen';
import { pictureSizes } from '../names';
import type { Picture } from '../picture';

/**
 * The shapes of a banner: `broad` is the banner itself, as the data names it; `tall` is for phones and tablets,
 * `wide` for desktops. Each is a separate composition, not a crop, and important parts are away from its edges.
 */
export type Cut = 'broad' | 'tall' | 'wide';

/** The canvas of a scene; lengths in px. */
export interface Canvas {
  readonly pen: Pen;
  readonly cut: Cut;
  readonly width: number;
  readonly height: number;
}

export type BannerScene = (canvas: Canvas) => string;

const kinds = { broad: 'banner', tall: 'bannerTall', wide: 'bannerWide' } as const;
const suffixes = { broad: '', tall: '-tall', wide: '-wide' } as const;
const cuts: readonly Cut[] = ['broad', 'tall', 'wide'];

/** The pictures of a slider: every scene in three cuts, numbered from 1. */
export function bannerSet(shop: string, scenes: readonly BannerScene[]): readonly Picture[] {
  return scenes.flatMap((scene, i) =>
    cuts.map((cut) => {
      const kind = kinds[cut];
      const name = `banner-${i + 1}${suffixes[cut]}`;
      const { width, height } = pictureSizes[kind];
      const draw = () => {
        const pen = createPen(`${shop} ${name}`);
        const content = scene({ pen, cut, width, height });
        return sheet(pen, width, height, content, 60);
      };
      return { name, kind, draw };
    }),
  );
}
