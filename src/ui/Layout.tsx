import { styled } from 'styled-components';
import { media, space } from '../theme/tokens';

/** How far the page's column keeps from the window's edges. */
export const edge = { phone: space(2.5), tablet: space(4), desktop: space(6) } as const;

/** The widest that the page's column becomes, its edges included. */
export const COLUMN_WIDTH = '1376px';

/** The page's column: as wide as its content wants, with generous edges. `$narrow` is for text and forms. */
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

/** Things below one another, `$gap` steps of 8 px apart. */
export const Stack = styled.div<{
  readonly $gap?: number | undefined;
  readonly $align?: 'start' | 'center' | 'stretch' | undefined;
}>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => ($align === 'start' ? 'flex-start' : $align)};
  gap: ${({ $gap = 2 }) => space($gap)};
  min-width: 0;
`;

/** Things beside one another that wrap, `$gap` steps of 8 px apart. */
export const Row = styled.div<{
  readonly $gap?: number | undefined;
  readonly $justify?: 'start' | 'between' | 'end' | 'center' | undefined;
  readonly $align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => ($align === 'start' || $align === 'end' ? `flex-${$align}` : $align)};
  justify-content: ${({ $justify = 'start' }) => justification[$justify]};
  gap: ${({ $gap = 2 }) => space($gap)};
  min-width: 0;
`;

const justification = {
  start: 'flex-start',
  between: 'space-between',
  end: 'flex-end',
  center: 'center',
} as const;

/** The vertical rhythm of a page's parts. */
export const Section = styled.section`
  padding-block: ${space(6)};

  ${media.tablet} {
    padding-block: ${space(7)};
  }
`;
