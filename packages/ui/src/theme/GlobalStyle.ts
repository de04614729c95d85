import { createGlobalStyle } from 'styled-components';
import { font, HEADER_HEIGHT, media, s, space, textSize } from './tokens';

/** Global styles: resets, typography, focus, print and reduced motion. */
export const GlobalStyle = createGlobalStyle<object>`
  *, *::before, *::after { box-sizing: border-box; }
  html {
    color-scheme: light;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* A focused element must not be hidden by the header. useHeaderHeight sets the measured height. */
    scroll-padding-top: calc(${HEADER_HEIGHT.mobile}px + ${space(1)});

    ${media.tablet} {
      scroll-padding-top: calc(${HEADER_HEIGHT.tablet}px + ${space(1)});
    }
  }
  body {
    margin: 0;
    background: ${s('ground')};
    color: ${s('text')};
    font-family: ${font.body};
    font-size: ${textSize.body};
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }
  #root { min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; isolation: isolate; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; }
  h1, h2, h3, h4 { font-family: ${font.display}; font-weight: 500; line-height: 1.15; text-wrap: balance; }
  p { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  fieldset { padding: 0; border: 0; min-width: 0; }
  legend { padding: 0; }
  img, svg, picture { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  /* These controls respond in the next frame, so they need no tap highlight. Buttons that open a window keep it, because the
     window may load first. */
  button:not([aria-haspopup]), label, summary { -webkit-tap-highlight-color: transparent; }
  a { color: inherit; -webkit-tap-highlight-color: initial; }
  address { font-style: normal; }
  table { border-collapse: collapse; }
  :focus-visible { outline: 2px solid ${s('focus')}; outline-offset: 3px; }
  [tabindex='-1']:focus-visible { outline: none; }
  ::selection { background: ${s('accentLine')}; color: ${s('text')}; }
  [hidden] { display: none !important; }

  /* Print shows only the content of the page: no header, no overlay, no controls. */
  @media print {
    body { background: none; }
    body > :not(#root), #root > :not(main), main :is(button, nav) { display: none !important; }
    li, tr { break-inside: avoid; }
  }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
