import { css } from 'styled-components';
import { media } from './tokens';

/**
 * Contrast themes (`forced-colors`) replace every colour and remove backgrounds and shadows. These styles show the same
 * information by other means.
 */

/** A selected or current item uses the system's highlight colours. */
export const contrastThemeHighlight = css`
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

/** A sheet or badge that only stands out by its background gets an outline. */
export const contrastThemeOutline = css`
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;
