import { styled } from 'styled-components';
import { media, space } from '../../../theme/tokens';

/** Phone: summary, form, totals. Desktop: the form, with summary and sticky totals beside it. */
export const Grid = styled.div`
  display: grid;
  gap: ${space(4)};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.45fr) minmax(360px, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: ${space(8)};
    row-gap: ${space(2)};

    > :nth-child(1) {
      grid-area: 1 / 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / span 2;
    }
    > :nth-child(3) {
      grid-area: 2 / 2;
      align-self: start;
      position: sticky;
      top: ${space(12)};
    }
  }
`;

export const TotalsCard = styled.section``;
