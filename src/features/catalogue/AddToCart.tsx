import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Product } from '../../contract/product';
import { coerceProductQuantity } from '../../contract/quantity';
import { useCart } from '../../store/cart';
import { productText } from '../../text/product';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { QuantityInput } from '../../ui/QuantityInput';
import { toast } from '../../ui/toast';
import { AddedToBag } from './AddedToBag';
import { FeaturePicker } from './FeaturePicker';

const text = productText;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};

  > :last-child {
    flex: 1 1 200px;
  }
`;

interface Added {
  readonly feature: string;
  readonly quantity: number;
}

/** What a product without a choice is put into the cart as. */
const NO_FEATURE = '';

/** Choosing a feature and a quantity, and putting them into the cart (spec §2, §5). */
export function AddToCart({ product }: { readonly product: Product }) {
  const { features } = product;
  const only = features.length === 1 ? features[0] : undefined;
  const { add, count } = useCart();
  const [feature, setFeature] = useState<string | null>(only ?? null);
  const [quantity, setQuantity] = useState(1);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const picker = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (features.length > 0 && feature === null) {
      // Blocked silently (spec §5): the focus alone shows what is missing.
      picker.current?.querySelector('input')?.focus();
      return;
    }
    if (quantity < 1) {
      toast.error(text.somethingWrong);
      return;
    }
    const line = { itemId: product.id, feature: feature ?? NO_FEATURE };
    setAdding(true);
    const failure = await add(line, quantity);
    setAdding(false);
    if (failure) toast.error(failure.message);
    else setAdded({ feature: line.feature, quantity });
  };
  const close = () => {
    setAdded(null);
    button.current?.focus();
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {features.length > 0 ? (
        <FeaturePicker ref={picker} features={features} chosen={feature} onChoose={setFeature} />
      ) : null}
      <Line>
        <QuantityInput
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
          feature={added.feature}
          quantity={added.quantity}
          count={count}
          onClose={close}
        />
      ) : null}
    </Form>
  );
}
