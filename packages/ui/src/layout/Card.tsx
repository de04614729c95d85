import { styled } from 'styled-components';
import { media, radius, s, space } from '../theme/tokens';

export const Card = styled.div`
  background: ${s('surface')};
  border: 1px solid ${s('line')};
  border-radius: ${radius.medium};
  padding: ${space(2.5)};

  ${media.tablet} {
    padding: ${space(4)};
  }
`;
