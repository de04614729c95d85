/**
 * All icons. The icons of the shell are in a file of their own, because every visit loads them; the others load with the
 * pages that show them.
 */
export type { IconProps } from './icons/Glyph';
export * from './icons/pages';
export * from './icons/shell';
