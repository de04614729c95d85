import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';
import { Card } from '../../ui/Card';

/** From here on a line and the subtotal stand beside each other without squeezing a name. */
export const BESIDE = '@media (min-width: 1200px)';

/** The lines, and the subtotal below or beside them. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  > * {
    min-width: 0;
  }
  ${BESIDE} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${space(6)};
  }
`;

/** What the subtotal lies on; below the lines it stands under their totals. */
export const Sheet = styled(Card)`
  ${media.tablet} {
    justify-self: end;
    width: 420px;
  }
  ${BESIDE} {
    position: sticky;
    top: ${space(3)};
    justify-self: stretch;
    width: auto;
  }
`;
