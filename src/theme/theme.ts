import { palette } from './palette';

/** The accent of a shop's profile. */
export type AccentName = 'terracotta' | 'pandan';

interface AccentColours {
  readonly accent: string;
  readonly accentStrong: string;
  readonly accentSoft: string;
  readonly accentLine: string;
}

const accents: Record<AccentName, AccentColours> = {
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
    onAccent: palette.white as string,
    ground: palette.paper as string,
    surface: palette.white as string,
    surfaceTint: palette.sand as string,
    /** The background of pictures, visible around them and while they load. */
    tile: palette.sand as string,
    tileDeep: palette.clay as string,
    text: palette.ink as string,
    textSoft: palette.bark as string,
    inverse: palette.night as string,
    onInverse: palette.paper as string,
    line: palette.line as string,
    /** The border of a control: at least 3:1 against the background. */
    controlLine: palette.stone as string,
    focus: palette.ink as string,
    danger: palette.chilli as string,
    dangerSoft: palette.rose as string,
    onDangerSoft: palette.roseDeep as string,
    waitingSoft: palette.honey as string,
    onWaitingSoft: palette.honeyDeep as string,
    progressSoft: palette.papaya as string,
    onProgressSoft: palette.papayaDeep as string,
    successSoft: palette.sage as string,
    onSuccessSoft: palette.sageDeep as string,
    backdrop: `${palette.night}99`,
    veil: `${palette.paper}d9`,
  };
}

/** What `props.theme` holds inside styled-components. */
export type Theme = ReturnType<typeof buildTheme>;
