import { css, styled } from 'styled-components';
import { breakpoints, media, space, textSize } from '../theme/tokens';
import { edge } from './Layout';
import { Skeleton } from './Skeleton';

/** Room for the focus ring of a card, which the row would cut off. */
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
 * Product cards by width (spec §2): pages of 4 in 2, 3 or 4 columns, with `$most` 5 tens in 2 or 5, and between
 * in one row that is swiped, so that no row is left open.
 */
export const ProductGrid = styled.ul<{ readonly $most?: 4 | 5 | undefined }>`
  display: grid;
  gap: ${space(4)} ${space(2)};

  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.tablet} {
    gap: ${space(5)} ${space(3)};
  }
  ${({ $most = 4 }) =>
    $most === 5
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
 * A few product cards in one row that leaves the page's column and is swiped; where there is width enough it is
 * `$columns` wide and stands still.
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

/** The columns of a row that holds so many cards: few do not become larger than those of other rows. */
export const columnsFor = (count: number): 4 | 5 => (count >= 5 ? 5 : 4);

const TextSkeleton = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  margin-top: ${space(1.5)};
  font-size: ${textSize.body};
`;

/** As many cards as are on their way, in their true size, as items of the grid or row that they will lie in. */
export function ProductSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <li key={index} aria-hidden="true">
      <Skeleton $ratio="4 / 5" />
      <TextSkeleton>
        <Skeleton $width="70%" $height="1.35em" />
        <Skeleton $width="35%" $height="1.4em" />
      </TextSkeleton>
    </li>
  ));
}
