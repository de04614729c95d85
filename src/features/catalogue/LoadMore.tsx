import { css, styled } from 'styled-components';
import { collectionText } from '../../text/collection';
import { s } from '../../theme/accessor';
import { media, radius, space, textSize } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { StillLoading } from '../../ui/StillLoading';

const text = collectionText;

/** After a full row there is no gap to fill. */
const wholeRow = css`
  grid-column: 1 / -1;
  padding-block: ${space(1)};
  background: none;
`;

/** As the next item of the grid it fills what the last row has free, and is a row of its own after a full one. */
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
      ${wholeRow}
    }
  }
  ${media.tablet} {
    ${media.belowDesktop} {
      &:nth-child(3n + 1) {
        ${wholeRow}
      }
      &:nth-child(3n + 2) {
        grid-column: 2 / -1;
      }
    }
  }
  ${media.desktop} {
    &:nth-child(4n + 1) {
      ${wholeRow}
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

/** The way to more of the collection, with how much of it is shown. */
export function LoadMore({
  shown,
  total,
  busy,
  onMore,
  onRetry,
}: {
  readonly shown: number;
  /** How many there are in all, when that is known. */
  readonly total: number | undefined;
  /** More is on its way. */
  readonly busy: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}) {
  return (
    <Tile>
      {total === undefined ? null : <Count>{`${shown} / ${text.count(total)}`}</Count>}
      <Button variant="secondary" busy={busy} onClick={onMore}>
        {text.loadMore}
      </Button>
      {busy ? <StillLoading onRetry={onRetry} /> : null}
    </Tile>
  );
}
