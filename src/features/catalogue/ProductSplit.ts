import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

/** Pictures on one side, words on the other; below one another on a phone. */
export const ProductSplit = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    align-items: start;
    gap: ${space(5)};
  }
  ${media.desktop} {
    gap: ${space(9)};
  }
`;
