import { styled } from 'styled-components';
import { media, motion, radius, s, TARGET_SIZE } from '../theme/tokens';

/** A round button with an icon. It needs an `aria-label`. */
export const IconButton = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${TARGET_SIZE};
  height: ${TARGET_SIZE};
  border-radius: ${radius.round};
  color: ${s('text')};
  text-decoration: none;

  ${media.hover} {
    transition: background ${motion.quick};

    &:hover {
      background: ${s('surfaceTint')};
    }
  }
`;
