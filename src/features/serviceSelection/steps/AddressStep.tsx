import { styled } from 'styled-components';
import { MAP_HEIGHT_PX } from '../../../contract/limits';
import { serviceSelectionText as text } from '../../../text/serviceSelection';
import { s } from '../../../theme/accessor';
import { radius, space, textSize } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { PinIcon } from '../../../ui/icons';
import { Stack } from '../../../ui/Layout';
import { useLazyModule } from '../../../ui/useLazyModule';
import type { ServiceSelectionFlow } from '../useServiceSelection';
import { AddressField } from './AddressField';
import { Actions } from './steps.styles';

const loadMap = () => import('../map/PlaceMap');

const MapPlaceholder = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(1)};
  height: ${MAP_HEIGHT_PX}px;
  padding: ${space(2)};
  border-radius: ${radius.medium};
  background: ${s('tile')};
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  text-align: center;
`;

/** Step 2 for Delivery: the address, its suggestions and the map. */
export function AddressStep({ flow }: { readonly flow: ServiceSelectionFlow }) {
  return (
    <>
      <Stack $gap={3}>
        <AddressField
          value={flow.address}
          suggestions={flow.suggestions}
          isLookingUp={flow.isLookingUp}
          onType={flow.typeAddress}
          onChoose={flow.chooseSuggestion}
          onDismiss={flow.dismissSuggestions}
        />
        <AddressMap flow={flow} />
      </Stack>
      <Actions>
        <Button variant="secondary" onClick={flow.goBack}>
          {text.back}
        </Button>
        <Button onClick={flow.goNext}>{text.next}</Button>
      </Actions>
    </>
  );
}

function AddressMap({ flow }: { readonly flow: ServiceSelectionFlow }) {
  const map = useLazyModule(loadMap, flow.location !== null);
  const placeholder = (
    <MapPlaceholder>
      <PinIcon />
      <span>{flow.place ? text.address.mapLocating : text.address.mapWaiting}</span>
    </MapPlaceholder>
  );
  const failedPlaceholder = (
    <MapPlaceholder>
      <PinIcon />
      <span>{text.address.mapFailed}</span>
    </MapPlaceholder>
  );
  if (flow.location === null || flow.place === null) {
    return flow.place !== null && !flow.isLocating ? failedPlaceholder : placeholder;
  }
  if (map.module === null) return map.hasFailed ? failedPlaceholder : placeholder;
  return <map.module.PlaceMap location={flow.location} address={flow.place.description} />;
}
