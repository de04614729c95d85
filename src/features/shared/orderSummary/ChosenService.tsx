import { serverNow } from '@kedai/contract/protocol/serverClock';
import type { Selection } from '@kedai/contract/rules/selection';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { TruckIcon } from '@kedai/ui/icons';
import { Slot } from '@kedai/ui/layout/Slot';
import { Note, Strong } from '@kedai/ui/layout/Text';
import { radius, s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { pickupBranch } from '../../../shop/pickupBranch';
import { shortDay } from '../../../text/dates/calendarDay';
import { placeOrderText } from '../../../text/order/checkout';

const ServiceBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  padding: ${space(2)};
  background: ${s('surfaceTint')};
  border-radius: ${radius.medium};

  svg {
    flex: none;
    margin-top: 2px;
  }
  > div {
    flex: 1 1 6rem;
    min-width: 0;
  }
`;

const Detail = styled.p`
  font-size: ${textSize.small};
`;

const PickupNote = styled(Detail)`
  margin-bottom: ${space(0.5)};
  font-weight: 600;
`;

const Address = styled(Note)`
  overflow-wrap: anywhere;
`;

const ChangeButton = styled.button.attrs({ type: 'button' })`
  flex: none;
  align-self: start;
  min-width: ${TARGET_SIZE};
  min-height: ${TARGET_SIZE};
  margin-block: -10px;
  margin-left: auto;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${s('accent')};
  text-decoration-thickness: 2px;
  text-underline-offset: 5px;
`;

/** The chosen service and slot, and a button to change them. Every order is delivered, also when Pick Up was chosen. */
export function ChosenService({
  selection,
  pickupNote,
  onChange,
}: {
  readonly selection: Selection;
  /** Explains what happens to a chosen pick up. Shown above the choice. */
  readonly pickupNote: string;
  /** Omitted after the order is placed, when nothing can be changed. */
  readonly onChange?: () => void;
}) {
  const isDelivery = selection.serviceType === 'delivery';
  const name = isDelivery ? placeOrderText.delivery : placeOrderText.pickup;
  const day = shortDay(selection.calendarDate, shopTime(serverNow()).today);
  // Where the choice can be changed, a radio button already names the delivery.
  const showsName = !isDelivery || onChange === undefined;
  const slot = <Slot day={day} hours={selection.deliveryTime} />;
  const [First, Second] = isDelivery ? [Strong, Detail] : [Address, Address];
  return (
    <ServiceBox>
      <TruckIcon />
      <div>
        {isDelivery ? null : <PickupNote>{pickupNote}</PickupNote>}
        <First>{showsName ? name : slot}</First>
        {showsName ? <Second>{slot}</Second> : null}
        <Address>
          <bdi>{isDelivery ? selection.deliveryAddress : pickupBranch.address}</bdi>
        </Address>
      </div>
      {onChange ? (
        <ChangeButton onClick={onChange}>{placeOrderText.changeService}</ChangeButton>
      ) : null}
    </ServiceBox>
  );
}
