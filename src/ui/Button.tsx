import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { type ButtonLooks, type ButtonVariant, buttonLooks } from './buttonLooks';
import { Spinner } from './Spinner';

const Native = styled.button<ButtonLooks>`
  ${buttonLooks}
`;

const Words = styled.span<{ readonly $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const OverWords = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
`;

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Something is on its way: a spinner shows, presses are ignored, focus and width stay. */
  readonly busy?: boolean;
  /** As wide as its place. */
  readonly wide?: boolean;
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
    else onClick?.(event);
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
      <Words $hidden={busy}>{children}</Words>
      {busy ? (
        <OverWords>
          <Spinner />
        </OverWords>
      ) : null}
    </Native>
  );
}
