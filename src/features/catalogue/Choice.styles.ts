import { media, motion, s, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';

/** The label of a checkbox or radio button. The invisible input covers it, so all of it is the click target. */
export const ChoiceLabel = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: 1px solid ${s('controlLine')};
  background: ${s('surface')};
  font-size: ${textSize.small};
  font-weight: 500;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${s('focus')};
    outline-offset: 2px;
  }
  ${media.hover} {
    transition: border-color ${motion.quick};

    &:hover {
      border-color: ${s('text')};
    }
  }
`;
