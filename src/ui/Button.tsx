import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from './Button.styles';
import { BusyIndicator, busyIndicatorStyles } from './Spinner';

const ButtonText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

const Native = styled.button<ButtonStyleProps>`
  ${buttonStyles}
  ${busyIndicatorStyles}

  &[aria-busy='true'] > ${ButtonText} {
    opacity: 0;
  }
  > [role='status'] {
    position: absolute;
  }
`;

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Something is on its way: a spinner shows, presses are ignored, focus and width stay. */
  readonly busy?: boolean;
  /** As wide as its place. */
  readonly wide?: boolean;
}

/** A busy submit button must not submit its form. */
const ignoreClick = (event: MouseEvent) => event.preventDefault();

/** A button; its `type` is `button` by default. */
export function Button({
  variant = 'primary',
  busy = false,
  wide = false,
  type = 'button',
  'aria-disabled': disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Native
      {...rest}
      type={type}
      onClick={busy ? ignoreClick : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled}
      $variant={variant}
      $wide={wide}
    >
      <ButtonText>{children}</ButtonText>
      {busy ? <BusyIndicator /> : null}
    </Native>
  );
}
