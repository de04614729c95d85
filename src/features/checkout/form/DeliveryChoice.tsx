import type { Selection } from '../../../contract/selection';
import { placeOrderText } from '../../../text/checkout';
import { Alert } from '../../../ui/Alert';
import { Stack } from '../../../ui/Layout';
import { RadioGroup } from '../../../ui/RadioGroup';
import { ChosenService } from './ChosenService';

/** Delivery or pick up (spec §2): orders are delivered; who had chosen Pick Up is told so and can change it. */
export function DeliveryChoice({
  selection,
  isLocked,
  onChangeService,
}: {
  readonly selection: Selection | null;
  readonly isLocked: boolean;
  readonly onChangeService: () => void;
}) {
  return (
    <Stack $gap={2}>
      <RadioGroup
        legend={placeOrderText.deliveryTypes}
        name="deliveryType"
        value="delivery"
        disabled={isLocked}
        choices={[
          { value: 'delivery', label: placeOrderText.delivery },
          {
            value: 'pickup',
            label: placeOrderText.pickup,
            hint: placeOrderText.unavailable,
            disabled: true,
          },
        ]}
        onChange={() => {}}
      />
      {selection ? (
        <ChosenService
          selection={selection}
          isNamed={selection.serviceType === 'pickup'}
          onChange={onChangeService}
        />
      ) : null}
      {selection?.serviceType === 'pickup' ? (
        <Alert kind="info">{placeOrderText.pickupChosen}</Alert>
      ) : null}
    </Stack>
  );
}
