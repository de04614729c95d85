import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { InfoIcon, WarningIcon } from '../icons';
import { contrastThemeOutline } from '../theme/contrastTheme';
import { radius, s, space, textSize } from '../theme/tokens';

const Frame = styled.div<{ readonly $kind: 'error' | 'info' }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.small};
  background: ${({ $kind, theme }) => ($kind === 'error' ? theme.dangerSoft : theme.surfaceTint)};
  color: ${({ $kind, theme }) => ($kind === 'error' ? theme.onDangerSoft : theme.text)};
  font-size: ${textSize.small};
  font-weight: 500;
  line-height: 1.5;
  ${contrastThemeOutline}

  svg {
    flex: none;
  }
  a {
    color: ${s('text')};
    font-weight: 600;
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
`;

/** An error message, or with `info` a note, beside its cause. Screen readers announce it at once. */
export function Alert({
  kind = 'error',
  id,
  children,
}: {
  readonly kind?: 'error' | 'info';
  readonly id?: string | undefined;
  readonly children: ReactNode;
}) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <Frame id={id} role={role} $kind={kind}>
      {kind === 'error' ? <WarningIcon /> : <InfoIcon />}
      <Body>{children}</Body>
    </Frame>
  );
}
