import type { DefaultTheme } from 'styled-components';

/** Design tokens. All but the colours are constants, because they are the same for every profile. */

/** Reads a colour of the theme inside a styled component: `color: ${s('textSoft')};`. */
export function s(key: keyof DefaultTheme) {
  return (props: { readonly theme: DefaultTheme }): string => props.theme[key];
}

/** A length on the 8-point grid: `space(2)` is 16 px. Halves and quarters are for the inside of controls. */
export function space(steps: number): string {
  return `${steps * 8}px`;
}

/** The width of `count` digits in the body font. The unit `ch` would shift the layout when the web font replaces the fallback. */
export function digits(count: number): string {
  return `${(count * 0.641).toFixed(1)}em`;
}

export const radius = { small: '6px', medium: '12px', large: '20px', round: '999px' } as const;

export const shadow = {
  low: '0 1px 2px rgb(36 30 25 / 6%), 0 4px 12px rgb(36 30 25 / 5%)',
  high: '0 2px 6px rgb(36 30 25 / 8%), 0 18px 48px rgb(36 30 25 / 16%)',
} as const;

export const font = {
  display:
    "Fraunces, 'Fraunces Fallback', 'Fraunces Fallback Android', Georgia, 'Times New Roman', serif",
  body: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Android', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif",
} as const;

/** Font sizes. The large ones grow with the viewport. */
export const textSize = {
  tiny: '0.75rem',
  small: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 0.98rem + 0.35vw, 1.25rem)',
  title: 'clamp(1.25rem, 1.13rem + 0.5vw, 1.5rem)',
  /** The heading of a section, smaller than the heading of the page. */
  section: 'clamp(1.5rem, 1.3rem + 0.8vw, 2rem)',
  heading: 'clamp(1.75rem, 1.4rem + 1.45vw, 2.5rem)',
  display: 'clamp(2.25rem, 1.5rem + 3.1vw, 4rem)',
} as const;

/** The minimum size of a control, px. */
export const TARGET_SIZE = '44px';

/** The styles of a link or button that is only a text: its target is large enough. */
export const linkTarget = `display: inline-flex; align-items: center; min-width: ${TARGET_SIZE}; min-height: ${TARGET_SIZE};`;

export const HEADER_HEIGHT = { mobile: 64, tablet: 80 } as const;

/** Viewport widths at which the layout changes, px. Below `tablet` is mobile (spec §9). */
export const breakpoints = { tablet: 768, broad: 900, desktop: 1024 } as const;

/** Media queries. Range syntax leaves no gap at fractional widths: a zoomed viewport can be 767.5 px wide. */
export const media = {
  mobile: `@media (width < ${breakpoints.tablet}px)`,
  tablet: `@media (width >= ${breakpoints.tablet}px)`,
  belowDesktop: `@media (width < ${breakpoints.desktop}px)`,
  desktop: `@media (width >= ${breakpoints.desktop}px)`,
  /** Only pointers that can hover, so that no hover style stays after a tap. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** A contrast theme, for example of Windows. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/**
 * Durations and easings of elements that appear, disappear or are hovered. Changes after a press have no transition: its
 * start and end events would delay the next frame.
 */
export const motion = {
  quick: '150ms cubic-bezier(0.2, 0, 0.2, 1)',
  calm: '250ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** All z-indexes of the shop, in ascending order. Modal dialogs are above all of them, in the browser's top layer. */
export const zIndexes = {
  raised: 10,
  header: 20,
  menu: 30,
  popup: 40,
  toast: 50,
  skipLink: 60,
} as const;
