import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { paths } from '../paths';
import { shop } from '../shop';
import { layoutText } from '../text/layout';
import { s } from '../theme/accessor';
import { depths } from '../theme/depths';
import { font, motion, space, TARGET_SIZE } from '../theme/tokens';
import { ChevronLeftIcon } from '../ui/icons';
import { useModal } from '../ui/useModal';

const text = layoutText.navigation;

const slideIn = keyframes`
  from { transform: translateX(-100%); }
`;

const Panel = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${depths.drawer};
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(1.5)} ${space(2.5)} ${space(4)};
  background: ${s('ground')};
  overflow: auto;
  animation: ${slideIn} ${motion.calm};

  &:focus {
    outline: none;
  }
`;

const Back = styled.button`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space(1)};
  min-height: ${TARGET_SIZE};
  padding-right: ${space(2)};
  font-weight: 500;
`;

const PageLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 64px;
  border-bottom: 1px solid ${s('line')};
  font-family: ${font.display};
  font-size: 1.75rem;
  letter-spacing: -0.01em;
  text-decoration: none;
`;

/** The slide-out menu of small screens (spec §2): Back, HOME, COLLECTION, ABOUT, CONTACT. */
export function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useModal(panel, { onClose });
  return (
    <Panel ref={panel} role="dialog" aria-modal="true" aria-label={text.menu} tabIndex={-1}>
      <Back type="button" onClick={onClose}>
        <ChevronLeftIcon size={20} />
        {text.back}
      </Back>
      <nav aria-label={text.menu}>
        <ul>
          {shop.navigation.mobile.map(({ label, page }) => (
            <li key={label}>
              <PageLink to={paths[page]} onClick={onClose}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </Panel>
  );
}
