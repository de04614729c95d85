import { createGlobalStyle } from 'styled-components';

/** The design tokens and the global styles of the viewer. */

const colours = {
  accent: '#a5442a',
  accentStrong: '#84341f',
  accentSoft: '#f8e7de',
  onAccent: '#ffffff',
  ground: '#fbf8f3',
  surface: '#ffffff',
  surfaceTint: '#f4ede3',
  text: '#241e19',
  textSoft: '#665b50',
  line: '#e2d8ca',
  /** The border of a control: at least 3:1 against the background. */
  controlLine: '#8a7e71',
  focus: '#241e19',
  danger: '#b3261e',
  dangerSoft: '#f9dad6',
  onDangerSoft: '#8f1f18',
  onProgressSoft: '#783708',
  onSuccessSoft: '#22522b',
} as const;

/** A colour by its purpose: `color: ${s('textSoft')};`. */
export const s = (purpose: keyof typeof colours): string => colours[purpose];

/** A length on the 8-point grid: `space(2)` is 16 px. */
export const space = (steps: number): string => `${steps * 8}px`;

export const radius = { small: '6px', medium: '12px' } as const;

/**
 * The fonts of the page. `GlobalStyle` replaces them by those of the configuration. The layout knows how wide letters are
 * (`layout/boxes.ts`): those of Arial are narrow enough, and those of some systems are not.
 */
export interface Fonts {
  readonly body: string;
  readonly display: string;
}

export const font: Fonts & { readonly mono: string } = {
  body: "var(--flow-viewer-body, Arial, 'Liberation Sans', sans-serif)",
  display: "var(--flow-viewer-display, Arial, 'Liberation Sans', sans-serif)",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
};

export const DESKTOP = 1024;

export const media = {
  mobile: '@media (width < 768px)',
  belowDesktop: `@media (width < ${DESKTOP}px)`,
  desktop: `@media (width >= ${DESKTOP}px)`,
} as const;

export const motion = { quick: '150ms cubic-bezier(0.2, 0, 0.2, 1)' } as const;

export const GlobalStyle = createGlobalStyle<{ readonly $fonts?: Fonts | undefined }>`
  *, *::before, *::after { box-sizing: border-box; }
  :root {
    color-scheme: light;
    ${({ $fonts }) =>
      $fonts && `--flow-viewer-body: ${$fonts.body}; --flow-viewer-display: ${$fonts.display};`}
  }
  body {
    margin: 0;
    background: ${s('ground')};
    color: ${s('text')};
    font: 1rem/1.6 ${font.body};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, p, ul, ol, dl, dd { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  svg { display: block; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  a { color: inherit; }
  :focus-visible { outline: 2px solid ${s('focus')}; outline-offset: 3px; }
  [hidden] { display: none !important; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { transition-duration: 1ms !important; }
  }
`;
