import { styled } from 'styled-components';
import { font, space, textSize } from '../theme/tokens';

/** The heading of a section of a form. As a legend, it is also the accessible name of the group. */
export const FieldsetLegend = styled.legend`
  padding: 0;
  margin-bottom: ${space(2)};
  font-family: ${font.display};
  font-size: ${textSize.title};
  font-weight: 500;
  line-height: 1.15;
`;
