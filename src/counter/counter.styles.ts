import { Container, edge } from '@kedai/ui/layout/Layout';
import { contrastThemeOutline } from '@kedai/ui/theme/contrastTheme';
import { media, radius, s, shadow, space, textSize, zIndexes } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';

/** The column of a page. On a tablet its texts need every pixel. */
export const Page = styled(Container)`
  ${media.desktop} {
    padding-inline: ${edge.tablet};
  }
`;

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

/** The height of the navigation at the bottom of a phone; none elsewhere. */
export const NAV_HEIGHT = 'var(--nav-height, 0px)';

/** At the bottom of the window, where a thumb reaches it, above the navigation. */
export const Foot = styled.div`
  position: sticky;
  bottom: ${NAV_HEIGHT};
  z-index: ${zIndexes.raised};
  display: grid;
  gap: ${space(1)};
  width: 100%;
  max-width: 720px;
  margin: auto auto 0;
  padding: ${space(1)};
  pointer-events: none;

  &:empty {
    display: none;
  }
  > * {
    pointer-events: auto;
  }
`;

export const FootBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(0.5)};
  padding: ${space(0.5)} ${space(2)};
  border-radius: ${radius.medium};
  background: ${s('inverse')};
  box-shadow: ${shadow.high};
  color: ${s('onInverse')};
  font-size: ${textSize.small};
  font-weight: 500;
  ${contrastThemeOutline}

  > :first-child {
    flex: 1 1 auto;
  }
  > div {
    display: flex;
    align-items: center;
    gap: ${space(0.5)};
  }
  && :is(a, button) {
    min-height: 44px;
    padding: 0 ${space(1)};
    color: inherit;

    &:hover {
      background: none;
    }
  }
  ${media.mobile} {
    padding-inline: ${space(1)};
  }
`;
