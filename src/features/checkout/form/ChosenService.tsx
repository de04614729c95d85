import { styled } from 'styled-components';
import type { Selection } from '../../../contract/selection';
import { shop } from '../../../shop';
import { formatSlotDate, placeOrderText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { radius, space, textSize } from '../../../theme/tokens';
import { StoreIcon, TruckIcon } from '../../../ui/icons';

const Frame = styled.div`
  display: flex;
  gap: ${space(1.5)};
  padding: ${space(2)};
  background: ${s('accentSoft')};
  border-radius: ${radius.medium};

  svg {
    flex: none;
    margin-top: 2px;
    color: ${s('accent')};
  }
`;

const When = styled.p`
  font-weight: 600;
`;

const Slot = styled.span`
  white-space: nowrap;
`;

const Where = styled.p`
  font-size: ${textSize.small};
`;

/** The service and slot that were chosen, as the order will carry them. */
export function ChosenService({ selection }: { readonly selection: Selection }) {
  const isDelivery = selection.serviceType === 'delivery';
  const name = isDelivery ? placeOrderText.delivery : placeOrderText.pickup;
  return (
    <Frame>
      {isDelivery ? <TruckIcon /> : <StoreIcon />}
      <div>
        <When>
          {name}, {formatSlotDate(selection.calendarDate)}, <Slot>{selection.deliveryTime}</Slot>
        </When>
        <Where>{isDelivery ? selection.deliveryAddress : shop.pickupBranch.address}</Where>
      </div>
    </Frame>
  );
}
