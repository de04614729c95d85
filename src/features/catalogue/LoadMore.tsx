import { css, styled } from 'styled-components';
import { collectionText } from '../../text/collection';
import { s } from '../../theme/accessor';
import { media, radius, space, textSize } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { StillLoading } from '../../ui/StillLoading';

const text = collectionText;

/** After a full row the tile takes a row of its own. */
const fullRow = css`
  grid-column: 1 / -1;
  padding-block: ${space(1)};
  background: none;
`;

/** The next item of the grid. It fills the free columns of the last row, or a row of its own after a full one. */
const Tile = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(3)} ${space(1)};
  border-radius: ${radius.medium};
  background: ${s('surfaceTint')};
  text-align: center;

  ${media.mobile} {
    &:nth-child(odd) {
      ${fullRow}
    }
  }
  ${media.tablet} {
    ${media.belowDesktop} {
      &:nth-child(3n + 1) {
        ${fullRow}
      }
      &:nth-child(3n + 2) {
        grid-column: 2 / -1;
      }
    }
  }
  ${media.desktop} {
    &:nth-child(4n + 1) {
      ${fullRow}
    }
    &:nth-child(4n + 2) {
      grid-column: 2 / -1;
    }
    &:nth-child(4n + 3) {
      grid-column: 3 / -1;
    }
  }
`;

const Count = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;

/** The Load More button, with the number of products shown so far. */
export function LoadMore({
  shownCount,
  total,
  busy,
  onMore,
  onRetry,
}: {
  readonly shownCount: number;
  /** The total number of products, if the server sent it. */
  readonly total: number | undefined;
  /** Whether the next page is loading. */
  readonly busy: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}) {
  return (
    <Tile>
      {total === undefined ? null : <Count>{`${shownCount} / ${text.count(total)}`}</Count>}
      <Button variant="secondary" busy={busy} onClick={onMore}>
        {text.loadMore}
      </Button>
      {busy ? <StillLoading onRetry={onRetry} /> : null}
    </Tile>
  );
}
