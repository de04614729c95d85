import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { textSize } from '../../theme/tokens';

/** The day of a news item, as readers write it. */
export const NewsDay = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;
