import { Card } from '@kedai/ui/layout/Card';
import { linkTarget, media, radius, s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/**
 * A card on a phone; on wider windows as flat as its texts allow, so that ten are visible on a tablet. The columns are
 * equal in all cards, so that the eye runs down.
 */
export const Frame = styled(Card)<{ readonly $hasTick: boolean }>`
  position: relative;
  display: grid;
  grid-template:
    'head state' auto
    'lines lines' auto
    'note note' auto
    'where where' auto
    'acts acts' auto / minmax(0, 1fr) auto;
  gap: ${space(0.75)} ${space(1.5)};
  padding: ${space(1.5)};
  padding-left: ${({ $hasTick }) => ($hasTick ? TARGET_SIZE : space(1.5))};
  font-size: ${textSize.small};
  line-height: 1.25;
  overflow-wrap: anywhere;

  > [role='alert'] {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    align-items: center;
    grid-template:
      'head head state' auto
      'lines where acts' 1fr
      'note note acts' auto / minmax(0, 1.1fr) minmax(0, 1fr) 220px;
    row-gap: 2px;
    padding-block: ${space(0.5)};
    padding-right: ${space(1)};
  }
  ${media.desktop} {
    grid-template:
      'head lines where state acts' 1fr
      'head note note state acts' auto / 146px minmax(0, 1.2fr) minmax(0, 1fr) 124px 220px;
    column-gap: ${space(1)};
    padding-block: 3px;
  }
`;

/** A target as high as the card. */
export const Tick = styled.label`
  position: absolute;
  inset: 0 auto 0 0;
  display: grid;
  place-items: center;
  width: ${TARGET_SIZE};
  cursor: pointer;

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${s('accent')};
    cursor: inherit;
  }
  ${media.mobile} {
    align-items: start;
    padding-top: ${space(1.5)};
  }
`;

export const Head = styled.div`
  grid-area: head;

  > :first-child {
    white-space: nowrap;
  }
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(1.5)};
  }
  ${media.desktop} {
    display: block;
  }
`;

export const Lines = styled.div`
  grid-area: lines;
  min-width: 0;

  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(1.5)};
  }
  b {
    font-weight: 600;
  }
`;

/** Whoever packs must not miss it. */
export const CustomerNote = styled.p`
  grid-area: note;
  justify-self: start;
  padding: 1px ${space(1)};
  background: ${s('waitingSoft')};
  border-radius: ${radius.small};
  color: ${s('onWaitingSoft')};
`;

export const Where = styled.div`
  grid-area: where;
  min-width: 0;
  color: ${s('textSoft')};

  > b {
    white-space: nowrap;
  }
  > * {
    margin-right: ${space(0.75)};
  }
  > :not(bdi) {
    color: ${s('text')};
    font-weight: 500;
  }
`;

export const State = styled.div`
  grid-area: state;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 2px ${space(1)};

  > :first-child {
    padding: 1px ${space(1)};
    font-size: ${textSize.tiny};
  }
  ${media.tablet} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
  }
  ${media.desktop} {
    flex-direction: column;
    align-items: flex-end;
  }
`;

/** The next step is at the same place in each card. */
export const Acts = styled.div`
  grid-area: acts;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(0.5)};
`;

export const Next = styled.div`
  flex: 1;
  min-width: 0;

  > :is(a, button) {
    width: 100%;
    min-height: ${TARGET_SIZE};
    padding-inline: 6px;
  }
  ${media.tablet} {
    flex: 0 0 124px;
  }
`;

export const More = styled(Link)`
  ${linkTarget}
  justify-content: center;
  font-weight: 600;
  text-decoration-color: ${s('accentLine')};
  text-decoration-thickness: 2px;
  text-underline-offset: 5px;
`;
