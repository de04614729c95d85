import { styled } from 'styled-components';
import { media, space } from '../theme/tokens';

/** The distance of the page's column from the edges of the window. */
export const edge = { phone: space(2.5), tablet: space(4), desktop: space(6) } as const;

/** The maximum width of the page's column, including its edges. */
export const COLUMN_WIDTH = '1376px';

/** The column of the page. `$narrow` is for text and forms. */
export const Container = styled.div<{ readonly $narrow?: boolean | undefined }>`
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '720px' : COLUMN_WIDTH)};
  margin-inline: auto;
  padding-inline: ${edge.phone};

  ${media.tablet} {
    padding-inline: ${edge.tablet};
  }
  ${media.desktop} {
    padding-inline: ${edge.desktop};
  }
`;

/** A vertical stack with a gap of `$gap` times 8 px. */
export const Stack = styled.div<{
  readonly $gap?: number | undefined;
  readonly $align?: 'start' | 'center' | 'stretch' | undefined;
}>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 2 }) => space($gap)};
  min-width: 0;
`;

/** A horizontal row that wraps, with a gap of `$gap` times 8 px. */
export const Row = styled.div<{
  readonly $gap?: number | undefined;
  readonly $justify?: 'start' | 'space-between' | 'center' | undefined;
  readonly $align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 2 }) => space($gap)};
  min-width: 0;
`;

export const Section = styled.section`
  padding-block: ${space(6)};

  ${media.tablet} {
    padding-block: ${space(7)};
  }
`;

/** A grid: one column on a phone, `$columns` equal ones from the width `$from`. `$gap` is in steps of 8 px. */
export const Grid = styled.div<{
  readonly $columns: 2 | 3;
  readonly $gap: number;
  readonly $from?: 'tablet' | 'desktop' | undefined;
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space($gap)};

  ${({ $from = 'tablet' }) => media[$from]} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;
