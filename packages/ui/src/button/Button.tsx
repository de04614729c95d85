import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner';
import { space } from '../theme/tokens';
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from './Button.styles';

const ButtonText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

const Native = styled.button<ButtonStyleProps>`
  ${buttonStyles}

  &[aria-busy='true'] > ${ButtonText} {
    opacity: 0;
  }
  > [role='status'] {
    position: absolute;
  }
`;

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Shows a spinner and ignores clicks. The button keeps its focus and width. */
  readonly busy?: boolean;
  readonly wide?: boolean;
}

/** Keeps a busy submit button from submitting its form. */
const ignoreClick = (event: MouseEvent) => event.preventDefault();

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
      {busy ? <Spinner /> : null}
    </Native>
  );
}
