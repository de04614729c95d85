import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ButtonProps } from './Button';
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from './Button.styles';

const Anchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

export function ButtonLink({
  variant = 'primary',
  wide = false,
  ...rest
}: LinkProps & Pick<ButtonProps, 'variant' | 'wide'>) {
  return <Anchor as={Link} {...rest} $variant={variant} $wide={wide} />;
}

/** A link to another site that looks like a button and opens a new tab. */
export function ButtonExternal({
  variant = 'secondary',
  ...rest
}: ComponentProps<'a'> & { readonly variant?: ButtonVariant }) {
  return <Anchor {...rest} target="_blank" rel="noreferrer" $variant={variant} />;
}
