import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import { media, space, textSize } from '../../theme/tokens';

/**
 * A table that becomes a list of cards on a phone. The roles are spelled out, since some browsers forget that it is a
 * table once its display changes.
 */
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;

  ${media.mobile} {
    display: block;
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.mobile} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })``;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{
  readonly $end?: boolean;
}>`
  padding: 0 ${space(2)} ${space(1.5)} 0;
  color: ${s('textSoft')};
  font-size: ${textSize.tiny};
  font-weight: 600;
  letter-spacing: 0.08em;
  text-align: ${({ $end = false }) => ($end ? 'right' : 'left')};
  text-transform: uppercase;

  &:last-child {
    padding-right: 0;
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.mobile} {
    display: block;
  }
`;

export const Line = styled.tr.attrs({ role: 'row' })`
  border-top: 1px solid ${s('line')};

  ${media.mobile} {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${space(1.5)} ${space(2)};
    padding-block: ${space(2.5)};
  }
`;

/** A cell; `$label` stands before its value on a phone, where the head is not seen. */
export const Cell = styled.td.attrs({ role: 'cell' })<{
  readonly $end?: boolean;
  readonly $wide?: boolean;
}>`
  padding: ${space(2.5)} ${space(2)} ${space(2.5)} 0;
  text-align: ${({ $end = false }) => ($end ? 'right' : 'left')};
  font-variant-numeric: tabular-nums;

  &:last-child {
    padding-right: 0;
    font-weight: 600;
  }
  ${media.mobile} {
    display: block;
    padding: 0;
    grid-column: ${({ $wide = false }) => ($wide ? '1 / -1' : 'auto')};
  }
`;

/** Hidden where the product's own cell already says it. */
export const PriceCell = styled(Cell)`
  ${media.mobile} {
    order: 2;
    justify-self: end;
    color: ${s('textSoft')};
    font-size: ${textSize.small};
  }
`;

export const QuantityCell = styled(Cell)`
  ${media.mobile} {
    order: 1;
  }
`;

export const TotalCell = styled(Cell)`
  ${media.mobile} {
    order: 3;
    grid-column: 1 / -1;
    justify-self: end;
    font-weight: 600;
  }
`;
