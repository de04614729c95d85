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

/**
 * A column of details. On a phone its children are direct items of the page's column, so that the ADD TO CART line can stick
 * to the bottom of the window along the whole page.
 */
export const ProductDetails = styled.div`
  display: contents;

  ${media.tablet} {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
  }
`;
