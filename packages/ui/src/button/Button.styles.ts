import { css } from 'styled-components';
import { media, motion, radius, s, space, TARGET_SIZE, textSize } from '../theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $wide?: boolean;
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
    border-color: transparent;
    color: ${s('text')};
    text-decoration: underline;
    text-decoration-color: ${s('accentLine')};
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
    padding-inline: 7px;

    ${media.hover} {
      &:hover {
        text-decoration-color: ${s('accent')};
      }
    }
  `,
} as const;

export const buttonStyles = css<ButtonStyleProps>`
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
  font-size: ${textSize.small};
  font-weight: 600;
  letter-spacing: 0.02em;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;

  ${media.hover} {
    transition:
      background ${motion.quick},
      border-color ${motion.quick},
      text-decoration-color ${motion.quick};
  }
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
