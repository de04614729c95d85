import { media, s, space, zIndexes } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { FOOTER_CLASS, FOOTER_HEIGHT, WITH_FOOTER } from '../serviceSelection.styles';

/** The buttons of a step: a fixed footer on phones and tablets, in the same position on every step; otherwise below it. */
export const Actions = styled.div.attrs({ className: FOOTER_CLASS })`
  display: flex;
  gap: ${space(1.5)};
  margin-top: ${space(4)};

  /* Large text may fill a button. */
  button {
    flex: 1;
    min-width: min-content;
    padding-inline: ${space(1)};
  }
  ${WITH_FOOTER} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${zIndexes.raised};
    align-items: flex-start;
    height: ${FOOTER_HEIGHT};
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
