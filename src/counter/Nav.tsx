import { SearchIcon } from '@kedai/ui/icons';
import { icon } from '@kedai/ui/icons/icon';
import { contrastThemeHighlight } from '@kedai/ui/theme/contrastTheme';
import { media, radius, s, space, TARGET_SIZE, textSize, zIndexes } from '@kedai/ui/theme/tokens';
import { NavLink } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { counterText } from '../text/counter/counter';
import { queueText, searchText } from '../text/counter/day';
import { receiptsText } from '../text/counter/orders';
import { slotsText } from '../text/counter/slots';
import { useChanges } from './live/useLive';

const ReceiptIcon = icon('M6 3.5h12v17l-3-2-3 2-3-2-3 2v-17ZM9.5 8.5h5M9.5 12h5');
const BoxIcon = icon('M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5v-9Zm0 0L12 12l8.5-4.5M12 12v9');

const ClockIcon = icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2');

/** The pages of the counter. `count`: what the last poll has counted for it. */
const PAGES = [
  { to: '/', label: receiptsText.short, Icon: ReceiptIcon, count: 'waitingReceipts' },
  { to: '/orders', label: queueText.title, Icon: BoxIcon, count: 'open' },
  { to: '/slots', label: slotsText.short, Icon: ClockIcon, count: undefined },
  { to: '/search', label: searchText.title, Icon: SearchIcon, count: undefined },
] as const;

/** The height of the bar on a phone, without what the device keeps free at its bottom. */
const BAR = '56px';

/** In the header; on a phone at the bottom, where a thumb reaches it. */
const Bar = styled.nav`
  ul {
    display: flex;
    gap: ${space(0.5)};
  }
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(0.75)};
    min-height: ${TARGET_SIZE};
    padding-inline: ${space(1)};
    border-radius: ${radius.round};
    font-size: ${textSize.small};
    font-weight: 600;
    text-decoration: none;
  }
  a[aria-current='page'] {
    background: ${s('accentSoft')};
    color: ${s('accentStrong')};
    ${contrastThemeHighlight}
  }
  ${media.tablet} {
    svg {
      display: none;
    }
  }
  ${media.desktop} {
    a {
      padding-inline: ${space(1.5)};
    }
  }
  ${media.mobile} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${zIndexes.header};
    padding: 0 ${space(1)} env(safe-area-inset-bottom);
    background: ${s('surface')};
    border-top: 1px solid ${s('line')};

    li {
      flex: 1;
    }
    a {
      position: relative;
      flex-direction: column;
      gap: 0;
      height: calc(${BAR} - 1px);
      padding-inline: 0;
      font-size: ${textSize.tiny};
    }
    a[aria-current='page'] {
      background: none;
      box-shadow: inset 0 3px ${s('accent')};
      border-radius: 0;
    }
  }
  @media print {
    display: none;
  }
`;

const Count = styled.span`
  min-width: 20px;
  padding-inline: 6px;
  border-radius: ${radius.round};
  background: ${s('inverse')};
  color: ${s('onInverse')};
  font-size: ${textSize.tiny};
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;

  ${media.mobile} {
    position: absolute;
    top: 4px;
    left: calc(50% + 6px);
  }
`;

export function Nav() {
  const changes = useChanges();
  return (
    <Bar aria-label={counterText.pages}>
      <ul>
        {PAGES.map(({ to, label, Icon, count }) => {
          const counted = count ? changes?.[count] : undefined;
          return (
            <li key={to}>
              <NavLink to={to} end={to === '/'}>
                <Icon size={22} />
                <span>{label}</span>
                {counted ? <Count>{counted}</Count> : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </Bar>
  );
}

/** Room for the bar below the page of a phone. The focus does not go behind what is at the bottom of the window. */
export const NavSpace = createGlobalStyle`
  html {
    scroll-padding-bottom: 128px;

    ${media.mobile} {
      --nav-height: calc(${BAR} + env(safe-area-inset-bottom));
      scroll-padding-bottom: 192px;
    }
  }
`;
