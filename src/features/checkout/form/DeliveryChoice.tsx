import { memo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectSelection } from '../../../store/selection';
import { serviceChangeStarted } from '../../../store/slices';
import { placeOrderText } from '../../../text/checkout';
import { Stack } from '../../../ui/Layout';
import { RadioGroup } from '../../../ui/RadioGroup';
import { ChosenService } from './ChosenService';

/** Delivery or pick up (spec §2). All orders are delivered; a shopper who had chosen Pick Up sees a note and can change it. */
export const DeliveryChoice = memo(function DeliveryChoice({
  isLocked,
}: {
  readonly isLocked: boolean;
}) {
  const dispatch = useAppDispatch();
  const selection = useAppSelector(selectSelection);
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
          pickupNote={placeOrderText.pickupChosen}
          showsName={selection.serviceType === 'pickup'}
          onChange={() => dispatch(serviceChangeStarted())}
        />
      ) : null}
    </Stack>
  );
});
