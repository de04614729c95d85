import { styled } from 'styled-components';
import { media, space, TARGET_SIZE } from '../../../theme/tokens';
import { Row } from '../../../ui/Layout';

/** The status below the title. The minimum height keeps its position with and without a button beside it. */
export const StatusLine = styled(Row)`
  min-height: ${TARGET_SIZE};
`;

/** The progress of the order, with the receipt beside it if there is space. */
export const ProgressColumns = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;
