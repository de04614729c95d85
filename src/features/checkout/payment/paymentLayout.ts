import { styled } from 'styled-components';
import { media, space } from '../../../theme/tokens';

/** Phone: what is to be done, then what was ordered. Desktop: beside each other. */
export const Grid = styled.div`
  display: grid;
  gap: ${space(4)};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.45fr) minmax(360px, 1fr);
    column-gap: ${space(8)};
    align-items: start;
  }
`;

/** How far an order is, and beside it the receipt where there is room. */
export const Halves = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;
