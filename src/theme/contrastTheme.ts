import { css } from 'styled-components';
import { media } from './tokens';

/**
 * Contrast themes (`forced-colors`) replace every colour and take backgrounds and shadows away. These styles tell there by
 * other means what colours tell elsewhere.
 */

/** What is chosen or current has the system's own colours for that. */
export const chosenInContrastTheme = css`
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;

    * {
      color: inherit !important;
    }
  }
`;

/** A sheet or a badge that only its background sets apart gets an edge. */
export const edgeInContrastTheme = css`
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;
