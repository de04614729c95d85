import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

/** News cards below one another, or three in a row: 9 make a page, 3 follow an item. */
export const NewsGrid = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    column-gap: ${space(4)};
  }
`;
