import { styled } from 'styled-components';
import { media, space, TARGET_SIZE } from '../../../theme/tokens';
import { Row } from '../../../ui/Layout';

/** The status below the title, where it stands in the same place with a button beside it and without. */
export const StatusLine = styled(Row)`
  min-height: ${TARGET_SIZE};
`;

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
