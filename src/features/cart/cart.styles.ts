import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';
import { Card } from '../../ui/Card';

/** From this width on, the lines and the subtotal fit beside each other without squeezing product names. */
export const SIDE_BY_SIDE = '@media (min-width: 1200px)';

/** The lines, and the subtotal below or beside them. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  > * {
    min-width: 0;
  }
  ${SIDE_BY_SIDE} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${space(6)};
  }
`;

/** The card with the subtotal. In the stacked layout it aligns with the totals column above it. */
export const TotalsCard = styled(Card)`
  ${media.tablet} {
    justify-self: end;
    width: 420px;
  }
  ${SIDE_BY_SIDE} {
    position: sticky;
    top: ${space(3)};
    justify-self: stretch;
    width: auto;
  }
`;
