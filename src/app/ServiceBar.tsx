import { serverNow } from '@kedai/contract/protocol/serverClock';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { StoreIcon, TruckIcon } from '@kedai/ui/icons';
import { Container } from '@kedai/ui/layout/Layout';
import { media, s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { useChosenService } from '../features/serviceSelection';
import { pickupBranch } from '../shop/pickupBranch';
import { serviceChangeStarted } from '../state/device/slices';
import { useAppDispatch } from '../state/hooks';
import { partsOfDay } from '../text/dates/calendarDay';
import { layoutText } from '../text/layout';

const text = layoutText.service;

/** The smallest phones hide the icon and the weekday, so that the hour fits. */
const smallestPhones = '@media (max-width: 359px)';

const Bar = styled.section`
  container-type: inline-size;
  border-bottom: 1px solid ${s('line')};
  background: ${s('surfaceTint')};
  font-size: ${textSize.small};
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${TARGET_SIZE};

  svg {
    flex: none;
  }
  ${smallestPhones} {
    > svg {
      display: none;
    }
  }
`;

const ServiceText = styled.p`
  display: flex;
  gap: ${space(1)};
  min-width: 0;
  white-space: nowrap;

  strong {
    flex: none;
    font-weight: 600;
  }
  ${media.mobile} {
    flex-wrap: wrap;
    row-gap: 0;

    span {
      white-space: normal;
    }
  }
  /* On the smallest phones, and with large text. */
  @container (width < 24em) {
    white-space: normal;
  }
`;

/** Shortened if it does not fit. */
const Slot = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;

  ${smallestPhones} {
    span:first-child {
      display: none;
    }
  }
`;

const AddressText = styled(Slot)`
  color: ${s('textSoft')};

  ${media.mobile} {
    display: none;
  }
`;

const Change = styled.button.attrs({ type: 'button' })`
  flex: none;
  min-width: ${TARGET_SIZE};
  min-height: ${TARGET_SIZE};
  margin: 0 -${space(1)} 0 auto;
  padding-inline: ${space(1)};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${s('accent')};
  text-decoration-thickness: 2px;
  text-underline-offset: 5px;
`;

/** The bar below the navigation: the chosen service and slot, with a button to change them. */
export function ServiceBar() {
  const { selection } = useChosenService();
  const dispatch = useAppDispatch();
  const isDelivery = selection?.serviceType === 'delivery';
  const [weekday, dayAndMonth] = partsOfDay(
    selection?.calendarDate ?? '',
    shopTime(serverNow()).today,
  );
  return (
    <Bar aria-label={text.label}>
      <Line>
        {isDelivery ? <TruckIcon size={20} /> : <StoreIcon size={20} />}
        {selection === null ? (
          <ServiceText>{text.choose}</ServiceText>
        ) : (
          <ServiceText>
            <strong>{isDelivery ? text.delivery : text.pickup}</strong>
            <Slot>
              {text.slot(weekday, dayAndMonth, selection.deliveryTime).map((part) => (
                <span key={part}>{part}</span>
              ))}
            </Slot>
            <AddressText>
              <bdi>
                {selection.serviceType === 'delivery'
                  ? selection.deliveryAddress
                  : pickupBranch.name}
              </bdi>
            </AddressText>
          </ServiceText>
        )}
        <Change aria-haspopup="dialog" onClick={() => dispatch(serviceChangeStarted())}>
          {text.change}
        </Change>
      </Line>
    </Bar>
  );
}
