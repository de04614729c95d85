import { css, styled } from 'styled-components';
import { contrastThemeOutline } from '../theme/contrastTheme';
import { media, radius, s, space, textSize } from '../theme/tokens';

/** The colours of an order's status (spec §4). */
export type StatusTone = 'yellow' | 'orange' | 'red' | 'green';

const tones = {
  yellow: css`
    background: ${s('waitingSoft')};
    color: ${s('onWaitingSoft')};
  `,
  orange: css`
    background: ${s('progressSoft')};
    color: ${s('onProgressSoft')};
  `,
  red: css`
    background: ${s('dangerSoft')};
    color: ${s('onDangerSoft')};
  `,
  green: css`
    background: ${s('successSoft')};
    color: ${s('onSuccessSoft')};
  `,
} as const;

/** A short status on a coloured background. The text alone carries the meaning. */
export const StatusBadge = styled.span<{ readonly $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  padding: ${space(0.5)} ${space(1.5)};
  border-radius: ${radius.round};
  font-size: ${textSize.small};
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
  ${contrastThemeOutline}

  ${media.mobile} {
    padding-inline: ${space(1.25)};
    font-size: ${textSize.tiny};
    line-height: 1.6;
  }
`;
