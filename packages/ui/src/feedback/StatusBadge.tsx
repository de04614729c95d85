import { styled } from 'styled-components';
import { contrastThemeOutline } from '../theme/contrastTheme';
import { media, radius, space, textSize } from '../theme/tokens';

/** The colours of an order's status (spec §4). */
const tones = {
  yellow: { background: 'waitingSoft', text: 'onWaitingSoft' },
  orange: { background: 'progressSoft', text: 'onProgressSoft' },
  red: { background: 'dangerSoft', text: 'onDangerSoft' },
  green: { background: 'successSoft', text: 'onSuccessSoft' },
} as const;

/** A short status on a coloured background. The text alone carries the meaning. */
export const StatusBadge = styled.span<{ readonly $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  padding: ${space(0.5)} ${space(1.5)};
  border-radius: ${radius.round};
  background: ${({ $tone, theme }) => theme[tones[$tone].background]};
  color: ${({ $tone, theme }) => theme[tones[$tone].text]};
  font-size: ${textSize.small};
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  ${contrastThemeOutline}

  ${media.mobile} {
    padding-inline: ${space(1.25)};
    font-size: ${textSize.tiny};
    line-height: 1.6;
  }
`;
