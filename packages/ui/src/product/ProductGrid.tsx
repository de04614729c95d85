import { css, styled } from 'styled-components';
import { Skeleton } from '../feedback/Loading';
import { edge, Stack } from '../layout/Layout';
import { breakpoints, media, space, textSize } from '../theme/tokens';

/** Padding for the focus ring of a card, which the row's overflow would clip. */
const RING = space(0.75);

const swipeableRow = css`
  --edge: ${edge.phone};
  grid-auto-columns: 43%;
  grid-auto-flow: column;
  margin: -${RING} calc(-1 * var(--edge));
  padding: ${RING} var(--edge);
  overflow-x: auto;
  scroll-padding-inline: var(--edge);
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  ${media.tablet} {
    --edge: ${edge.tablet};
    grid-auto-columns: 29%;
  }
  ${media.hover} {
    scrollbar-width: thin;
  }
  > li {
    scroll-snap-align: start;
  }
`;

/**
 * A grid of product cards (spec §2) without incomplete rows. Pages of 4 have 2, 3 or 4 columns. With `$maxColumns` 5, ten cards
 * have 2 or 5 columns, and on tablets one row that can be swiped.
 */
export const ProductGrid = styled.ul<{ readonly $maxColumns?: 4 | 5 | undefined }>`
  display: grid;
  gap: ${space(4)} ${space(2)};

  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.tablet} {
    gap: ${space(5)} ${space(3)};
  }
  ${({ $maxColumns = 4 }) =>
    $maxColumns === 5
      ? css`
          @media (${breakpoints.tablet}px <= width < ${breakpoints.desktop}px) {
            ${swipeableRow}
          }
          ${media.desktop} {
            grid-template-columns: repeat(5, minmax(0, 1fr));
          }
        `
      : css`
          ${media.tablet} {
            grid-template-columns: repeat(3, minmax(0, 1fr));
          }
          ${media.desktop} {
            grid-template-columns: repeat(4, minmax(0, 1fr));
          }
        `}
`;

/**
 * A few product cards in one row, which can be swiped up to the edges of the window. On desktops it has `$columns` columns
 * and does not scroll.
 */
export const ProductRow = styled.ul<{ readonly $columns: 4 | 5 }>`
  display: grid;
  gap: ${space(2)};

  ${media.tablet} {
    column-gap: ${space(3)};
  }
  ${media.belowDesktop} {
    ${swipeableRow}
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** The columns of a row with `count` cards. Fewer cards do not become larger. */
export const columnsFor = (count: number): 4 | 5 => (count >= 5 ? 5 : 4);

const TextSkeleton = styled(Stack)`
  margin-top: ${space(1.5)};
  font-size: ${textSize.body};
`;

/** Skeletons of product cards, as items of a grid or row. */
export function ProductSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <li key={index} aria-hidden="true">
      <Skeleton $ratio="4 / 5" />
      <TextSkeleton $gap={0.5}>
        <Skeleton $width="70%" $height="1.35em" />
        <Skeleton $width="35%" $height="1.4em" />
      </TextSkeleton>
    </li>
  ));
}
