import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

/** The lines, and the subtotal below or beside them. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${space(6)};
  }
`;
