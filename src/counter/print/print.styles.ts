import { radius, s, space } from '@kedai/ui/theme/tokens';
import { createGlobalStyle, css, styled } from 'styled-components';

/** Wider paper than a roll of 80 mm: A5, A4. */
const WIDE = 'print and (width > 100mm)';

/** The margins of the paper. A roll has narrow ones, since its printer keeps a margin of its own. */
export const PaperStyle = createGlobalStyle`
  @page {
    margin: 4mm;
  }
  @media ${WIDE} {
    @page {
      margin: 12mm;
    }
  }
`;

/** The choice above the preview; it is not printed. */
export const Controls = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(2)} ${space(3)};

  @media print {
    display: none;
  }
`;

/** The sheets, as wide as A5 on the screen. */
export const Sheets = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 148mm;
  padding-bottom: ${space(6)};

  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`;

/** Words break anywhere rather than leave the paper. */
const words = css`
  color: black;
  font-size: 10pt;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** One sheet: on paper wider than a roll each begins a page; on a roll a dashed line says where to cut. */
export const Sheet = styled.article`
  ${words}
  display: grid;
  gap: 3mm;
  padding: ${space(3)};
  border: 1px solid ${s('line')};
  border-radius: ${radius.small};
  background: white;

  h2,
  h3 {
    font-size: 14pt;
  }
  h3 {
    font-size: 11pt;
    break-after: avoid;
  }

  @media print {
    display: block;
    padding: 0;
    border: 0;
    border-radius: 0;

    > * + * {
      margin-top: 3mm;
    }
    & + & {
      margin-top: 6mm;
      padding-top: 6mm;
      border-top: 1px dashed black;
    }
  }
  @media ${WIDE} {
    & + & {
      margin-top: 0;
      padding-top: 0;
      border-top: 0;
      break-before: page;
    }
  }
`;

export const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 2mm;
    padding-block: 1.5mm;
    border-top: 1px solid black;
  }
`;

/** How many: what whoever packs must not misread. */
export const Quantity = styled.strong`
  font-size: 11pt;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** A box to tick by pen. */
export const Box = styled.span`
  width: 4mm;
  height: 4mm;
  border: 0.4mm solid black;
`;

/** Labels beside their values; sums at the right edge. */
export const Facts = styled.dl<{ readonly $isSum?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isSum }) => ($isSum ? 'minmax(0, 1fr) auto' : 'auto minmax(0, 1fr)')};
  gap: 0.5mm 3mm;

  dd {
    font-weight: 600;
    ${({ $isSum }) => ($isSum ? 'text-align: right;' : '')}
  }
`;

/** The words of the customer, which whoever packs or delivers must not miss. */
export const CustomerNote = styled.p`
  padding: 2mm;
  border: 0.6mm solid black;
  font-weight: 600;
`;
