import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { QUANTITY_MIN } from '../../contract/limits';
import type { Product } from '../../contract/product';
import { coerceProductQuantity } from '../../contract/quantity';
import { useCart } from '../../store/cart';
import { useSessionEnded } from '../../store/useSessionEnded';
import { productText } from '../../text/product';
import { s } from '../../theme/accessor';
import { media, motion, shadow, space, TARGET_SIZE } from '../../theme/tokens';
import { zIndexes } from '../../theme/zIndexes';
import { Alert } from '../../ui/Alert';
import { Boundary } from '../../ui/Boundary';
import { Button } from '../../ui/Button';
import { edge } from '../../ui/Layout';
import { QuantityInput } from '../../ui/QuantityInput';
import { toast } from '../../ui/toast';
import { useSubmit } from '../../ui/useSubmit';
import { AddedToBag } from './AddedToBag';
import { FeaturePicker } from './FeaturePicker';
import { ProductDetails } from './product.styles';
import { useIsStuck } from './useIsStuck';

const text = productText;

/**
 * Quantity and button in one line. On a phone its position is far below the pictures, so the line sticks to the bottom of
 * the window until the shopper scrolls there.
 */
const Line = styled.div`
  display: grid;
  grid-template-columns: calc(3 * ${TARGET_SIZE} + 2px) 1fr;
  gap: ${space(1.5)};

  input {
    flex: 1;
    width: 0;
  }
  > button {
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

/** Spans the row above the button, also while the line is stuck. */
const Notice = styled.div`
  grid-column: 1 / -1;
`;

interface AddedLine {
  readonly feature: string;
  readonly quantity: number;
}

/** The name of the field for the quantity. */
const QUANTITY_FIELD = 'quantity';

/** The cart stores a product without features under the empty string. */
const NO_FEATURE = '';

/**
 * The form that adds a product to the cart with a feature and a quantity (spec §2, §5).
 * @param loginPath where a customer whose session has ended signs in again
 */
export function AddToCart({
  product,
  loginPath,
}: {
  readonly product: Product;
  readonly loginPath: string;
}) {
  const { features } = product;
  const onlyFeature = features.length === 1 ? features[0] : undefined;
  const { add, count } = useCart();
  const hasEnded = useSessionEnded();
  const [feature, setFeature] = useState<string | null>(onlyFeature ?? null);
  const [quantity, setQuantity] = useState(1);
  const [adding, setAdding] = useState(false);
  const [missing, setMissing] = useState(false);
  const [added, setAdded] = useState<AddedLine | null>(null);
  const picker = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [line, isStuck] = useIsStuck<HTMLDivElement>();

  const submitting = useSubmit(async (form) => {
    const field = form.elements.namedItem(QUANTITY_FIELD);
    if (features.length > 0 && feature === null) {
      // Blocked without a message (spec §5); the picker highlights the missing choice.
      setMissing(true);
      picker.current?.scrollIntoView({ block: 'nearest' });
      picker.current?.querySelector('input')?.focus({ preventScroll: true });
      return;
    }
    // Enter submits before the field loses focus, so an empty field has not been reset to 1 yet.
    if (!(field instanceof HTMLInputElement) || !(Number(field.value) >= QUANTITY_MIN)) {
      toast.error(text.somethingWrong);
      return;
    }
    const line = { itemId: product.id, feature: feature ?? NO_FEATURE };
    setAdding(true);
    const failure = await add(line, quantity);
    setAdding(false);
    if (failure) {
      toast.error(failure.message);
      return;
    }
    toast.dismissErrors();
    setAdded({ feature: line.feature, quantity });
  });
  const choose = (newFeature: string) => {
    setFeature(newFeature);
    setMissing(false);
  };
  const close = () => {
    setAdded(null);
    button.current?.focus();
  };

  return (
    <ProductDetails as="form" {...submitting} noValidate>
      {features.length > 0 ? (
        <FeaturePicker
          ref={picker}
          features={features}
          chosen={feature}
          missing={missing}
          onChoose={choose}
        />
      ) : null}
      <Line ref={line} data-stuck={isStuck}>
        {hasEnded ? (
          <Notice>
            <Alert kind="info">
              {text.ended} <Link to={loginPath}>{text.logIn}</Link>
            </Alert>
          </Notice>
        ) : null}
        <QuantityInput
          name={QUANTITY_FIELD}
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
        <Boundary>
          <AddedToBag
            product={product}
            feature={added.feature}
            quantity={added.quantity}
            count={count}
            onClose={close}
          />
        </Boundary>
      ) : null}
    </ProductDetails>
  );
}
