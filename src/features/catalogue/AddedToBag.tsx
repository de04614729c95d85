import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import type { Product } from '../../contract/product';
import { paths } from '../../paths';
import { addedText } from '../../text/product';
import { s } from '../../theme/accessor';
import { edgeInContrastTheme } from '../../theme/contrastTheme';
import { depths } from '../../theme/depths';
import { media, motion, radius, shadow, space, textSize } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { CheckIcon, CloseIcon } from '../../ui/icons';
import { isComposing } from '../../ui/isComposing';
import { keepFocusInside } from '../../ui/keepFocusInside';
import { COLUMN_WIDTH, edge } from '../../ui/Layout';
import { Thumbnail } from '../../ui/Thumbnail';
import { useNavigateIfHere } from '../../ui/useNavigateIfHere';

const text = addedText;

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`;

const Sheet = styled.div`
  position: fixed;
  z-index: ${depths.popup};
  padding: ${space(2.5)};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${s('surface')};
  box-shadow: ${shadow.high};
  animation: ${rise} ${motion.calm};
  ${edgeInContrastTheme}

  &:focus {
    outline: none;
  }
  ${media.mobile} {
    inset: auto 0 0;
    max-height: 100dvh;
    padding-bottom: calc(${space(2.5)} + env(safe-area-inset-bottom));
    border-radius: ${radius.large} ${radius.large} 0 0;
  }
  ${media.tablet} {
    position: absolute;
    top: calc(100% + ${space(1)});
    right: ${edge.tablet};
    width: 360px;
    /* What the window has left below the header. */
    max-height: calc(100dvh - 100% - ${space(2)});
    border: 1px solid ${s('line')};
    border-radius: ${radius.large};
  }
  ${media.desktop} {
    right: calc(max(0px, 50% - ${COLUMN_WIDTH} / 2) + ${edge.desktop});
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-top: -${space(1)};

  h2 {
    flex: 1;
    font-size: 1.25rem;
  }
  svg {
    color: ${s('accent')};
  }
  button {
    margin-right: -${space(1)};
  }
  button svg {
    color: inherit;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: 80px 1fr;
  gap: ${space(2)};
  align-items: center;
  margin-block: ${space(1.5)} ${space(2.5)};

  p {
    color: ${s('textSoft')};
    font-size: ${textSize.small};
  }
  p:first-child {
    color: ${s('text')};
    font-size: ${textSize.body};
    font-weight: 600;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1.5)};

  button {
    padding-inline: ${space(1)};
  }
`;

/** The shopper types, or is in a window over the page: the focus is not to be taken from there. */
const isBusyElsewhere = (): boolean =>
  document.activeElement?.closest(
    'input:not([type="radio"]), textarea, select, [aria-modal="true"]',
  ) != null;

/**
 * What was just put into the bag (spec §2): a sheet from below on a phone, a card in the corner elsewhere. The page beside it
 * stays in use for a pointer; the keyboard goes round in it until it is closed.
 */
export function AddedToBag({
  product,
  feature,
  quantity,
  count,
  onClose,
}: {
  readonly product: Product;
  readonly feature: string;
  readonly quantity: number;
  /** Pieces in the whole bag. */
  readonly count: number;
  readonly onClose: () => void;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const pressed = useNavigateIfHere();
  const toCart = () => pressed()(paths.cart);
  useEffect(() => {
    if (!isBusyElsewhere()) sheet.current?.focus();
  }, []);

  // It hangs from the header and stays with it; in the page's column it would lie below it.
  return createPortal(
    <Sheet
      ref={sheet}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (isComposing(nativeEvent)) return;
        if (key === 'Escape') onClose();
        if (key === 'Tab') keepFocusInside(currentTarget, nativeEvent);
      }}
    >
      <Head>
        <CheckIcon />
        <h2 id={titleId}>{text.title}</h2>
        <IconButton aria-label={text.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>
        <Thumbnail src={product.image[0]} width={80} />
        <div>
          <p>{product.name}</p>
          {feature === '' ? null : <p>{feature}</p>}
          <p>{text.quantity(quantity)}</p>
        </div>
      </Body>
      <Actions>
        <Button variant="secondary" onClick={toCart}>
          {text.viewBag(count)}
        </Button>
        <Button onClick={toCart}>{text.checkout(count)}</Button>
      </Actions>
    </Sheet>,
    document.querySelector('header') ?? document.body,
  );
}
