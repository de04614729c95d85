import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

/** News cards below and beside one another. */
export const NewsGrid = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space(4)};
  }
`;
