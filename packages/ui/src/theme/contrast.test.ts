import { type AccentName, buildTheme, type Theme } from './theme';

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of text and background on the pages, with their minimum contrast (WCAG AA: 4.5 for text, 3 for borders of controls). */
const pairs: readonly [keyof Theme, keyof Theme, number][] = [
  ['text', 'ground', 7],
  ['text', 'surface', 7],
  ['text', 'surfaceTint', 7],
  ['text', 'tileDeep', 7],
  ['text', 'accentSoft', 7],
  ['textSoft', 'ground', 4.5],
  ['textSoft', 'surface', 4.5],
  ['textSoft', 'surfaceTint', 4.5],
  ['textSoft', 'accentSoft', 4.5],
  ['accent', 'ground', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'surfaceTint', 4.5],
  ['accent', 'accentSoft', 4.5],
  ['accentStrong', 'accentSoft', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentStrong', 4.5],
  ['onInverse', 'inverse', 7],
  ['accentLine', 'inverse', 4.5],
  ['danger', 'ground', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'surfaceTint', 4.5],
  ['onDangerSoft', 'dangerSoft', 4.5],
  ['onWaitingSoft', 'waitingSoft', 4.5],
  ['onProgressSoft', 'progressSoft', 4.5],
  ['onSuccessSoft', 'successSoft', 4.5],
  ['controlLine', 'ground', 3],
  ['controlLine', 'surface', 3],
  ['controlLine', 'surfaceTint', 3],
  ['focus', 'ground', 3],
];

describe.each<AccentName>(['terracotta', 'pandan'])('with the accent %s', (accent) => {
  test.each(pairs)('%s on %s has a contrast of at least %s:1', (text, ground, minimum) => {
    const theme = buildTheme(accent);
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(minimum);
  });
});
