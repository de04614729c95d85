import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { contrastThemeHighlight } from '../theme/contrastTheme';
import { radius, s, space, TARGET_SIZE, textSize } from '../theme/tokens';
import { Row } from './Layout';

const Pages = styled(Row)`
  margin-top: ${space(7)};
  font-size: ${textSize.small};
  font-weight: 600;
`;

const Step = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-width: ${TARGET_SIZE};
  min-height: ${TARGET_SIZE};
  padding-inline: ${space(1.5)};
  border-radius: ${radius.round};
  text-decoration: none;

  &:hover {
    background: ${s('surfaceTint')};
  }
  &[aria-current='page'] {
    background: ${s('inverse')};
    color: ${s('onInverse')};
    ${contrastThemeHighlight}
  }
  &[aria-disabled='true'] {
    color: ${s('textSoft')};
    pointer-events: none;
  }
`;

/** Links to the pages of a list: the previous one, each by its number, the next one. Nothing for a single page. */
export function Pagination({
  page,
  total,
  hrefOf,
  text,
}: {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  readonly text: Readonly<Record<'pages' | 'previous' | 'next', string>>;
}) {
  if (total <= 1) return null;
  const neighbour = (number: number, label: string) => {
    const isMissing = number < 1 || number > total;
    return (
      <Step to={hrefOf(number)} aria-disabled={isMissing} tabIndex={isMissing ? -1 : undefined}>
        {label}
      </Step>
    );
  };
  return (
    <Pages
      as="nav"
      $gap={0.5}
      $justify="center"
      aria-label={text.pages}
      onClick={() => window.scrollTo(0, 0)}
    >
      {neighbour(Math.min(page - 1, total), text.previous)}
      {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
        <Step key={number} to={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
          {number}
        </Step>
      ))}
      {neighbour(page + 1, text.next)}
    </Pages>
  );
}
