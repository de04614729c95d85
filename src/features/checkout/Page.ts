import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

/** The room around the pages on which one pays. */
export const Page = styled.div`
  padding-block: ${space(1)} ${space(8)};

  ${media.tablet} {
    padding-block: ${space(1)} ${space(12)};
  }
`;
