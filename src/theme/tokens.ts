/** The measures of the shop: they are the same for every profile, so they are plain constants. */

/** A length on the 8-point grid: `space(2)` is 16 px; halves and quarters are for the inside of controls. */
export function space(steps: number): string {
  return `${steps * 8}px`;
}

/** The width of that many digits of the body's face. The unit `ch` is of the face in use: lines would move when it arrives. */
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

/** Type sizes; the large ones grow with the window. */
export const textSize = {
  tiny: '0.75rem',
  small: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 0.98rem + 0.35vw, 1.25rem)',
  title: 'clamp(1.25rem, 1.13rem + 0.5vw, 1.5rem)',
  /** A part of a page: always below the page's own heading. */
  section: 'clamp(1.5rem, 1.3rem + 0.8vw, 2rem)',
  heading: 'clamp(1.75rem, 1.4rem + 1.45vw, 2.5rem)',
  display: 'clamp(2.25rem, 1.5rem + 3.1vw, 4rem)',
} as const;

/** The smallest side of anything that is pressed, px. */
export const TARGET_SIZE = '44px';

/** How high the header is that stays at the window's top, px. */
export const HEADER_HEIGHT = { mobile: 64, tablet: 80 } as const;

/** Window widths from which the layout changes, px; below `tablet` is mobile (spec §9). */
export const breakpoints = { tablet: 768, broad: 900, desktop: 1024, wide: 1440 } as const;

/** Two that meet leave no gap: a zoomed window may be 767.5 px wide. */
export const media = {
  mobile: `@media (width < ${breakpoints.tablet}px)`,
  tablet: `@media (width >= ${breakpoints.tablet}px)`,
  belowDesktop: `@media (width < ${breakpoints.desktop}px)`,
  desktop: `@media (width >= ${breakpoints.desktop}px)`,
  wide: `@media (width >= ${breakpoints.wide}px)`,
  /** Only where a pointer can really hover, so that nothing stays lit after a tap. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** A contrast theme of Windows, or what is like it. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/**
 * How what comes, goes or lies under a pointer moves. What a press changes, changes at once: each transition tells of itself
 * twice, and the frame waits for who listens.
 */
export const motion = {
  quick: '150ms cubic-bezier(0.2, 0, 0.2, 1)',
  calm: '250ms cubic-bezier(0.2, 0, 0, 1)',
} as const;
