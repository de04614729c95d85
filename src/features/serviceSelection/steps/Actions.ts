import { styled } from 'styled-components';
import { s } from '../../../theme/accessor';
import { depths } from '../../../theme/depths';
import { media, space } from '../../../theme/tokens';
import { FOOT, FOOT_HEIGHT, WITH_FOOT } from '../serviceSelection.styles';

/** The step's buttons: on phones and tablets at the foot of the window, in one place over all steps; else below the step. */
export const Actions = styled.div.attrs({ className: FOOT })`
  display: flex;
  gap: ${space(1.5)};
  margin-top: ${space(4)};

  button {
    flex: 1;
  }
  ${WITH_FOOT} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${depths.raised};
    align-items: flex-start;
    height: ${FOOT_HEIGHT};
    padding: ${space(2)} max(${space(2.5)}, 50% - 260px) 0;
    border-top: 1px solid ${s('line')};
    background: ${s('ground')};
  }
  ${media.tablet} {
    justify-content: space-between;

    button {
      flex: none;
      min-width: 160px;
    }
  }
`;
