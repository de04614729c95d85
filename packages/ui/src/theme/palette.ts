/** All raw colours. Components do not use them, but the semantic names of `theme.ts`. */
export const palette = {
  white: '#ffffff',
  paper: '#fbf8f3',
  sand: '#f4ede3',
  clay: '#eadfd0',
  line: '#e2d8ca',
  stone: '#8a7e71',
  bark: '#665b50',
  ink: '#241e19',
  night: '#1b1613',

  terracotta: '#a5442a',
  terracottaDeep: '#84341f',
  terracottaMist: '#f8e7de',
  terracottaBlush: '#efcfbf',

  pandan: '#3d6a3c',
  pandanDeep: '#2d522d',
  pandanMist: '#e8f0e2',
  pandanLeaf: '#cbdec2',

  honey: '#fdecb8',
  honeyDeep: '#664700',
  papaya: '#fddcc2',
  papayaDeep: '#783708',
  rose: '#f9dad6',
  roseDeep: '#8f1f18',
  chilli: '#b3261e',
  sage: '#dcebd8',
  sageDeep: '#22522b',
};
