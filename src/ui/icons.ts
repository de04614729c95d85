/**
 * The icons, by name. Those of the shell come with the first visit, the others with the pages that show them, so they lie
 * in two files.
 */
export type { IconProps } from './icons/Glyph';
export * from './icons/pages';
export * from './icons/shell';
