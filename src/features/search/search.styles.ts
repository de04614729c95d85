import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { space } from '../../theme/tokens';

export const SearchHeading = styled.h2`
  margin-bottom: ${space(2)};
  color: ${s('textSoft')};
  font-family: inherit;
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0.08em;
`;
