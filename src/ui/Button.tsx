import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { s } from '../theme/accessor';
import { media, motion, radius, space, TARGET_SIZE, textSize } from '../theme/tokens';
import { Spinner } from './Spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface Looks {
  readonly $variant: ButtonVariant;
  readonly $wide: boolean;
}

const variants = {
  primary: css`
    background: ${s('accent')};
    border-color: ${s('accent')};
    color: ${s('onAccent')};

    ${media.hover} {
      &:hover {
        background: ${s('accentStrong')};
        border-color: ${s('accentStrong')};
      }
    }
  `,
  secondary: css`
    background: transparent;
    border-color: ${s('controlLine')};
    color: ${s('text')};

    ${media.hover} {
      &:hover {
        border-color: ${s('text')};
        background: ${s('surface')};
      }
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${s('text')};
    text-decoration: underline;
    text-decoration-color: ${s('accentLine')};
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
    padding-inline: ${space(1)};

    ${media.hover} {
      &:hover {
        text-decoration-color: ${s('accent')};
      }
    }
  `,
} as const;

const looks = css<Looks>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-width: ${TARGET_SIZE};
  min-height: 48px;
  padding: ${space(1)} ${space(3)};
  border: 1px solid;
  border-radius: ${radius.round};
  font-family: inherit;
  font-size: ${textSize.small};
  font-weight: 600;
  letter-spacing: 0.02em;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  transition:
    background ${motion.quick},
    border-color ${motion.quick},
    text-decoration-color ${motion.quick};

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled {
    opacity: 0.5;
  }
  ${({ $variant }) => variants[$variant]}

  @media print {
    display: none;
  }
`;

const Native = styled.button<Looks>`
  ${looks}
`;

const Anchor = styled(Link)<Looks>`
  ${looks}
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

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}

/** A link of the router that looks like a button. */
export function ButtonLink({ variant = 'primary', wide = false, ...rest }: ButtonLinkProps) {
  return <Anchor {...rest} $variant={variant} $wide={wide} />;
}

const External = styled.a<Looks>`
  ${looks}
`;

/** A link to another site, in a new tab, that looks like a button. */
export function ButtonExternal({
  variant = 'secondary',
  wide = false,
  ...rest
}: ComponentProps<'a'> & { readonly variant?: ButtonVariant; readonly wide?: boolean }) {
  return <External {...rest} target="_blank" rel="noreferrer" $variant={variant} $wide={wide} />;
}
