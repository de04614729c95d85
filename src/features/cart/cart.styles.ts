import { Card } from '@kedai/ui/layout/Card';
import { visuallyHidden } from '@kedai/ui/layout/Text';
import { media, s, space, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';

/** The width of a line's picture on a phone, where all other cells are beside it. */
export const PHONE_PICTURE = 'clamp(60px, 40vw - 68px, 88px)';

const BESIDE_PICTURE = `calc(${PHONE_PICTURE} + ${space(2)})`;

/**
 * A table that becomes a list on a phone. The roles are explicit because some browsers drop the table semantics when
 * `display` changes.
 */
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;

  ${media.mobile} {
    display: block;
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.mobile} {
    ${visuallyHidden}
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })``;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: 0 ${space(2)} ${space(1.5)} 0;
  color: ${s('textSoft')};
  font-size: ${textSize.tiny};
  font-weight: 600;
  letter-spacing: 0.08em;
  text-align: left;
  text-transform: uppercase;

  &:last-child {
    padding-right: 0;
    text-align: right;
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.mobile} {
    display: block;
  }
`;

/** On a phone the picture is on the left; name, total, unit price and controls are beside it. */
export const Line = styled.tr.attrs({ role: 'row' })`
  border-top: 1px solid ${s('line')};

  ${media.mobile} {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto auto 1fr;
    column-gap: ${space(2)};
    min-height: 136px;
    padding: 13px 0 13px ${BESIDE_PICTURE};
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })`
  padding: ${space(2.5)} ${space(2)} ${space(2.5)} 0;
  font-variant-numeric: tabular-nums;

  &:last-child {
    padding-right: 0;
    font-weight: 600;
  }
  ${media.mobile} {
    display: block;
    padding: 0;
  }
`;

/** The only cell of a line, for example the notice of an unavailable product. */
export const FullWidthCell = styled(Cell)`
  ${media.mobile} {
    grid-column: 1 / -1;
    margin-left: calc(-1 * ${BESIDE_PICTURE});
  }
`;

export const PriceCell = styled(Cell)`
  ${media.mobile} {
    grid-area: 2 / 1;
    color: ${s('textSoft')};
    font-size: ${textSize.small};
    line-height: 1.4;
  }
`;

export const QuantityCell = styled(Cell)`
  ${media.mobile} {
    grid-area: 3 / 1 / auto / -1;
    align-self: end;
    padding-top: ${space(0.75)};
  }
`;

export const TotalCell = styled(Cell)`
  text-align: right;

  ${media.mobile} {
    grid-area: 1 / 2;
    line-height: 1.35;
  }
  @container (width < 16rem) {
    grid-area: 4 / 1 / auto / -1;
  }
`;

/** From this width on, the lines and the subtotal fit beside each other without squeezing product names. */
const SIDE_BY_SIDE = '@media (min-width: 1200px)';

export const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  > * {
    min-width: 0;
  }
  /* The container queries of the table depend on its width and the font size. */
  > :first-child {
    container-type: inline-size;
  }
  ${SIDE_BY_SIDE} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${space(6)};
  }
`;

/** The card with the subtotal. In the stacked layout it aligns with the totals column above it. */
export const TotalsCard = styled(Card)`
  ${media.tablet} {
    justify-self: end;
    width: 420px;
  }
  ${SIDE_BY_SIDE} {
    position: sticky;
    top: ${space(3)};
    justify-self: stretch;
    width: auto;
  }
`;
