import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { contentText } from '../../text/content';
import { s } from '../../theme/accessor';
import { contrastThemeHighlight } from '../../theme/contrastTheme';
import { radius, space, TARGET_SIZE, textSize } from '../../theme/tokens';

const text = contentText.news;

const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(0.5)};
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

/** Previous, page numbers, Next; nothing for a single page (spec §2). */
export function Pagination({
  page,
  total,
  hrefOf,
}: {
  readonly page: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
}) {
  if (total <= 1) return null;
  const pages = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <Line aria-label={text.pages}>
      {page > 1 ? (
        <Step to={hrefOf(Math.min(page - 1, total))}>{text.previous}</Step>
      ) : (
        <Step as="span" to="" role="link" aria-disabled="true">
          {text.previous}
        </Step>
      )}
      {pages.map((number) => (
        <Step key={number} to={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
          {number}
        </Step>
      ))}
      {page < total ? (
        <Step to={hrefOf(page + 1)}>{text.next}</Step>
      ) : (
        <Step as="span" to="" role="link" aria-disabled="true">
          {text.next}
        </Step>
      )}
    </Line>
  );
}
