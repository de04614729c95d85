import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { media, space, textSize } from '../../theme/tokens';

/** News cards in one column, or three: 9 per page, or 3 below an item. */
export const NewsGrid = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    column-gap: ${space(4)};
  }
`;

/** The date of a news item. */
export const NewsDate = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;
