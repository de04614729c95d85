import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../layout/elements';
import { Stack } from '../layout/Layout';
import { digits, radius, s, space, textSize } from '../theme/tokens';

const Frame = styled(Stack)`
  padding: ${space(8)} ${space(2)};
  text-align: center;
`;

const IconCircle = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: ${radius.round};
  background: ${s('accentSoft')};
  color: ${s('accent')};
`;

const Title = styled.h2`
  font-size: ${textSize.title};
`;

const Text = styled.p`
  max-width: ${digits(44)};
  color: ${s('textSoft')};
  text-wrap: balance;
`;

/** A message in place of missing content. The children offer other actions. */
export function EmptyState({
  title,
  text,
  icon,
  children,
  as,
  takesFocus = false,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  readonly children?: Elements;
  /** `h1` if it is the only content of the page. */
  readonly as?: 'h1' | 'h2' | 'h3' | 'p';
  /** Focuses the heading: the element that had the focus was removed. */
  readonly takesFocus?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Frame $align="center">
      {icon ? <IconCircle>{icon}</IconCircle> : null}
      <Title as={as} ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </Title>
      {text ? <Text>{text}</Text> : null}
      {children}
    </Frame>
  );
}
