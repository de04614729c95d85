import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { answerPress } from './answerPress';
import { type ButtonLooks, type ButtonVariant, buttonLooks } from './buttonLooks';
import { BusySign, busySignLooks } from './Spinner';

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

const Native = styled.button<ButtonLooks>`
  ${buttonLooks}
  ${busySignLooks}

  &[aria-busy='true'] > ${Words} {
    opacity: 0;
  }
  > [role='status'] {
    position: absolute;
  }
`;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly variant?: ButtonVariant;
  /** Something is on its way: a spinner shows, presses are ignored, focus and width stay. */
  readonly busy?: boolean;
  /** As wide as its place. */
  readonly wide?: boolean;
  /** Answers the press. */
  readonly onClick?: () => void;
}

/** A button; `type="button"` unless told otherwise. */
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
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else if (onClick) answerPress(onClick);
  };
  return (
    <Native
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled}
      $variant={variant}
      $wide={wide}
    >
      <Words>{children}</Words>
      {busy ? <BusySign /> : null}
    </Native>
  );
}
