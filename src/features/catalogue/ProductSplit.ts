import { css, styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

/**
 * How high a picture is on a phone: name, price and sizes stand below it in the first window. Never so wide that the next one cannot look in.
 */
export const phonePicture = css`
  height: clamp(176px, 100svh - 498px, min(376px, 107vw - 43px));
  aspect-ratio: 4 / 5;
`;

/** That height as a width, for the pictures' `sizes`. */
export const PHONE_PICTURE_WIDTH = 'clamp(141px, 80svh - 398px, min(301px, 86vw - 34px))';

/**
 * Pictures on one side, words on the other; below one another on a phone, where all that is in the words (`ProductWords`)
 * lies in this one column, so that the line with ADD TO CART can stand at the window's end all along it.
 */
export const ProductSplit = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};

  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    align-items: start;
    gap: ${space(5)};
  }
  ${media.desktop} {
    gap: ${space(9)};
  }
`;

/** Parts of the words below one another; on a phone they are parts of the page's column themselves. */
export const ProductWords = styled.div`
  display: contents;

  ${media.tablet} {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
  }
`;
