import { s, space, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';

/** A list with lines between its items: devices and passkeys. */
export const DividedList = styled.ul`
  border-top: 1px solid ${s('line')};

  > li {
    padding-block: ${space(2)};
    border-bottom: 1px solid ${s('line')};
  }
  strong {
    font-weight: 600;
  }
  small {
    color: ${s('accent')};
    font-size: ${textSize.small};
    font-weight: 600;
  }
`;
