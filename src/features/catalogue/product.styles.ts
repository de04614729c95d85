import { css, styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

/**
 * The height of a picture on a phone. It leaves room for name, price and sizes in the first viewport, and keeps the next
 * picture partly visible.
 */
export const phonePicture = css`
  height: clamp(176px, 100svh - 498px, min(376px, 107vw - 43px));
  aspect-ratio: 4 / 5;
`;

/** The width for that height, for the `sizes` attribute of the pictures. */
export const PHONE_PICTURE_WIDTH = 'clamp(141px, 80svh - 398px, min(301px, 86vw - 34px))';

/**
 * Pictures and details side by side, stacked on a phone. There the children of `ProductDetails` become items of this one
 * column, so that the ADD TO CART line can stick to the bottom of the window along its whole height.
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

/** A column of details. On a phone its children are direct items of the page's column. */
export const ProductDetails = styled.div`
  display: contents;

  ${media.tablet} {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
  }
`;
