import { styled } from 'styled-components';
import { space } from '../../theme/tokens';

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
