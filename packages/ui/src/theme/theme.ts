import { palette } from './palette';

export type AccentName = 'terracotta' | 'pandan';

type AccentColour = 'accent' | 'accentStrong' | 'accentSoft' | 'accentLine';

const accents: Record<AccentName, Record<AccentColour, string>> = {
  terracotta: {
    accent: palette.terracotta,
    accentStrong: palette.terracottaDeep,
    accentSoft: palette.terracottaMist,
    accentLine: palette.terracottaBlush,
  },
  pandan: {
    accent: palette.pandan,
    accentStrong: palette.pandanDeep,
    accentSoft: palette.pandanMist,
    accentLine: palette.pandanLeaf,
  },
};

/**
 * Builds the theme: semantic colours, in the accent of a shop. `contrast.test.ts` lists the pairs of text and background
 * with their minimum contrast.
 */
export function buildTheme(accent: AccentName) {
  return {
    ...accents[accent],
    onAccent: palette.white,
    ground: palette.paper,
    surface: palette.white,
    surfaceTint: palette.sand,
    /** The background of pictures, visible around them and while they load. */
    tile: palette.sand,
    tileDeep: palette.clay,
    text: palette.ink,
    textSoft: palette.bark,
    inverse: palette.night,
    onInverse: palette.paper,
    line: palette.line,
    /** The border of a control: at least 3:1 against the background. */
    controlLine: palette.stone,
    focus: palette.ink,
    danger: palette.chilli,
    dangerSoft: palette.rose,
    onDangerSoft: palette.roseDeep,
    waitingSoft: palette.honey,
    onWaitingSoft: palette.honeyDeep,
    progressSoft: palette.papaya,
    onProgressSoft: palette.papayaDeep,
    successSoft: palette.sage,
    onSuccessSoft: palette.sageDeep,
    backdrop: `${palette.night}99`,
    veil: `${palette.paper}d9`,
  };
}

/** What `props.theme` holds inside styled-components. */
export type Theme = ReturnType<typeof buildTheme>;
