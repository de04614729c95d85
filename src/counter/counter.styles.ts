import { radius, s, space, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';

/** Cards beside each other, as many as have room. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: ${space(2)};
`;

/** Buttons beside each other, as wide as the place. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  > * {
    flex: 1 1 auto;
  }
`;

/** Words that somebody wrote. A note of the customer stands out: whoever packs must not miss it. */
export const Words = styled.p<{ readonly $isNote?: boolean }>`
  padding: ${space(1)} ${space(1.5)};
  background: ${({ $isNote }) => s($isNote ? 'waitingSoft' : 'surfaceTint')};
  border-radius: ${radius.small};
  color: ${({ $isNote }) => s($isNote ? 'onWaitingSoft' : 'text')};
  font-size: ${({ $isNote }) => ($isNote ? textSize.body : textSize.small)};
  overflow-wrap: anywhere;
`;
