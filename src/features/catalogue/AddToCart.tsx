import { QUANTITY_MIN } from '@kedai/contract/rules/limits';
import type { Product } from '@kedai/contract/rules/product';
import { coerceProductQuantity } from '@kedai/contract/rules/quantity';
import { choiceName } from '@kedai/contract/text/values';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { QuantityInput } from '@kedai/ui/form/QuantityInput';
import { fieldValue, useSubmit } from '@kedai/ui/form/useForm';
import { useIsStuck } from '@kedai/ui/hooks/useIsStuck';
import { edge, Row } from '@kedai/ui/layout/Layout';
import { toast } from '@kedai/ui/overlay/toast';
import { contrastThemeHighlight } from '@kedai/ui/theme/contrastTheme';
import {
  media,
  motion,
  radius,
  s,
  shadow,
  space,
  TARGET_SIZE,
  textSize,
  zIndexes,
} from '@kedai/ui/theme/tokens';
import { useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { loginPath } from '../../paths';
import { useCart } from '../../state/cart/useCart';
import { useSessionEnded } from '../../state/session/customerSession';
import { productText as text } from '../../text/catalogue/product';
import { AddedToBag } from './AddedToBag';
import { ChoiceLabel } from './Choice.styles';

/**
 * A column of details. On a phone its children are direct items of the page's column, so that the ADD TO CART line can stick
 * to the bottom of the window along the whole page.
 */
export const ProductDetails = styled.div`
  display: contents;

  ${media.tablet} {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
  }
`;

/** The highlight shows that a choice is missing. The specification forbids a message (§5). */
const Picker = styled.fieldset`
  margin: -${space(1.25)};
  padding: ${space(1.25)};
  border-radius: ${radius.medium};
  scroll-margin-block: ${space(16)};

  &[data-missing='true'] {
    background: ${s('accentSoft')};
    box-shadow: 0 0 0 2px ${s('accent')};
    color: ${s('accentStrong')};
  }
`;

/** Floats because the background of a fieldset starts at the middle of a legend that does not float. */
const Legend = styled.legend`
  float: left;
  width: 100%;
  margin-bottom: ${space(1.25)};
  font-size: ${textSize.small};
  font-weight: 600;
`;

const Choice = styled(ChoiceLabel)`
  min-width: 52px;
  min-height: 48px;
  padding-inline: ${space(2)};
  border-radius: ${radius.small};
  color: ${s('text')};

  &:has(:checked) {
    border-color: ${s('accent')};
    background: ${s('accentSoft')};
    box-shadow: inset 0 0 0 1px ${s('accent')};
    ${contrastThemeHighlight}
  }
`;

/**
 * Quantity and button in one line. On a phone its position is far below the pictures, so the line sticks to the bottom of
 * the window until the shopper scrolls there.
 */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};

  input {
    flex: 1;
    width: 0;
  }
  > :has(input) {
    flex: none;
    width: calc(3 * ${TARGET_SIZE} + 2px);
  }
  /* A large text goes below the quantity, Chinese in one piece. */
  > button {
    flex: 1;
    min-width: min-content;
    word-break: keep-all;
    padding-inline: ${space(1)};
  }
  ${media.mobile} {
    position: sticky;
    bottom: 0;
    z-index: ${zIndexes.raised};
    margin: -${space(1.5)} -${edge.phone};
    padding: ${space(1.5)} ${edge.phone} max(${space(1.5)}, env(safe-area-inset-bottom));
    border-top: 1px solid transparent;
    transition:
      background ${motion.calm},
      box-shadow ${motion.calm};

    &[data-stuck='true'] {
      background: ${s('surface')};
      border-color: ${s('line')};
      box-shadow: ${shadow.high};
    }
  }
`;

/** The form that adds a product to the cart with a feature and a quantity (spec §2, §5). */
export function AddToCart({ product }: { readonly product: Product }) {
  const { features } = product;
  const { add, count } = useCart();
  const { pathname, search } = useLocation();
  const hasEnded = useSessionEnded();
  // The cart stores a product without features under the empty string.
  const [feature, setFeature] = useState(features.length > 1 ? null : (features[0] ?? ''));
  const [quantity, setQuantity] = useState(1);
  const [adding, setAdding] = useState(false);
  const [missing, setMissing] = useState(false);
  const [added, setAdded] = useState<{ feature: string; quantity: number } | null>(null);
  const name = useId();
  const picker = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [line, isStuck] = useIsStuck<HTMLDivElement>();

  const submitting = useSubmit(async (form) => {
    if (feature === null) {
      // Blocked without a message (spec §5); the picker highlights the missing choice.
      setMissing(true);
      picker.current?.scrollIntoView({ block: 'nearest' });
      picker.current?.querySelector('input')?.focus({ preventScroll: true });
      return;
    }
    // Enter submits before the field loses focus, so an empty field has not been reset to 1 yet.
    if (!(Number(fieldValue(form, 'quantity')) >= QUANTITY_MIN)) {
      toast.error(text.somethingWrong);
      return;
    }
    setAdding(true);
    const failure = await add({ itemId: product.id, feature }, quantity);
    setAdding(false);
    if (failure) {
      toast.error(failure.message);
      return;
    }
    toast.dismissErrors();
    setAdded({ feature, quantity });
  });

  return (
    <ProductDetails as="form" {...submitting} noValidate>
      {features.length > 0 ? (
        <Picker ref={picker} data-missing={missing}>
          <Legend>{text.select}</Legend>
          <Row $gap={1} style={{ clear: 'both' }}>
            {features.map((value) => (
              <Choice key={value}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={value === feature}
                  onChange={() => {
                    setFeature(value);
                    setMissing(false);
                  }}
                />
                <span>{choiceName(value)}</span>
              </Choice>
            ))}
          </Row>
        </Picker>
      ) : null}
      <Line ref={line} data-stuck={isStuck}>
        {hasEnded ? (
          <div style={{ flexBasis: '100%' }}>
            <Alert kind="info">
              {text.ended} <Link to={loginPath(pathname + search)}>{text.logIn}</Link>
            </Alert>
          </div>
        ) : null}
        <QuantityInput
          name="quantity"
          label={text.quantity}
          value={quantity}
          onChange={setQuantity}
          parse={coerceProductQuantity}
        />
        <Button ref={button} type="submit" busy={adding}>
          {text.add}
        </Button>
      </Line>
      {added ? (
        <AddedToBag
          product={product}
          {...added}
          count={count}
          onClose={() => {
            setAdded(null);
            button.current?.focus();
          }}
        />
      ) : null}
    </ProductDetails>
  );
}
