import type { Product } from '@kedai/contract/rules/product';
import { choiceName } from '@kedai/contract/text/values';
import { Button } from '@kedai/ui/button/Button';
import { IconButton } from '@kedai/ui/button/IconButton';
import { CheckIcon, CloseIcon } from '@kedai/ui/icons';
import { COLUMN_WIDTH, edge, Row } from '@kedai/ui/layout/Layout';
import { langOf } from '@kedai/ui/layout/langOf';
import { Note } from '@kedai/ui/layout/Text';
import { plainDialog } from '@kedai/ui/overlay/Modal';
import { Thumbnail } from '@kedai/ui/product/Picture';
import { uiText } from '@kedai/ui/text/uiText';
import { contrastThemeOutline } from '@kedai/ui/theme/contrastTheme';
import { media, motion, radius, s, shadow, space, zIndexes } from '@kedai/ui/theme/tokens';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { paths } from '../../paths';
import { addedText as text } from '../../text/catalogue/product';

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`;

/** Not modal: the page can be used while it is open. */
const Sheet = styled.dialog`
  ${plainDialog}
  position: fixed;
  z-index: ${zIndexes.popup};
  padding: ${space(2.5)};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${s('surface')};
  box-shadow: ${shadow.high};
  animation: ${rise} ${motion.calm};
  ${contrastThemeOutline}

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
    /* The height of the window below the header. */
    max-height: calc(100dvh - 100% - ${space(2)});
    border: 1px solid ${s('line')};
    border-radius: ${radius.large};
  }
  ${media.desktop} {
    right: calc(max(0px, 50% - ${COLUMN_WIDTH} / 2) + ${edge.desktop});
  }
`;

const Head = styled(Row)`
  flex-wrap: nowrap;
  margin-top: -${space(1)};

  h2 {
    flex: 1;
    font-size: 1.25rem;
  }
  > svg {
    color: ${s('accent')};
  }
  button {
    margin-right: -${space(1)};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: 80px 1fr;
  gap: ${space(2)};
  align-items: center;
  margin-block: ${space(1.5)} ${space(2.5)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};

  button {
    flex: 1;
    min-width: min-content;
    padding-inline: ${space(1)};
  }
`;

/** Confirms what was just added to the bag (spec §2): a bottom sheet on a phone, a card in the corner elsewhere. */
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
  readonly count: number;
  readonly onClose: () => void;
}) {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const navigate = useNavigate();
  const toCart = () => navigate(paths.cart);
  useEffect(() => {
    // Elsewhere the shopper may be typing.
    if (document.activeElement?.matches('body, button, [type="radio"]')) sheet.current?.focus();
  }, []);

  // Positioned below the sticky header. Inside the page's column it would be painted behind the header.
  return createPortal(
    <Sheet
      ref={sheet}
      open
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Head $gap={1}>
        <CheckIcon />
        <h2 id={titleId}>{text.title}</h2>
        <IconButton aria-label={uiText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>
        <Thumbnail src={product.image[0]} width={80} />
        <div>
          <p lang={langOf?.(product)} style={{ fontWeight: 600 }}>
            {product.name}
          </p>
          {feature === '' ? null : <Note>{choiceName(feature)}</Note>}
          <Note>{text.quantity(quantity)}</Note>
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
