import { MAP_HEIGHT_PX, TEXT_MAX_CHARACTERS } from '@kedai/contract/rules/limits';
import { Combobox } from '@kedai/ui/form/Combobox';
import { useLazyModule } from '@kedai/ui/hooks/useLazyModule';
import { PinIcon } from '@kedai/ui/icons';
import { Stack } from '@kedai/ui/layout/Layout';
import { radius, s, space, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { serviceSelectionText as text } from '../../../text/order/serviceSelection';
import type { ServiceSelectionFlow } from '../useServiceSelection';
import { BackAndNext } from './BranchStep';

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
  const { suggestions } = flow;
  const options = suggestions.map(({ place_id, description }) => ({
    id: place_id,
    text: description,
  }));
  const chooseSuggestion = (id: string) => {
    const suggestion = suggestions.find(({ place_id }) => place_id === id);
    if (suggestion) flow.chooseSuggestion(suggestion);
  };
  return (
    <>
      <Stack $gap={3}>
        <Combobox
          label={text.address.label}
          hint={text.address.hint}
          placeholder={text.address.placeholder}
          maxLength={TEXT_MAX_CHARACTERS}
          value={flow.address}
          options={options}
          icon={<PinIcon />}
          isLoading={flow.isLookingUp}
          text={text.address}
          onType={flow.typeAddress}
          onChoose={chooseSuggestion}
        />
        <AddressMap flow={flow} />
      </Stack>
      <BackAndNext flow={flow} />
    </>
  );
}

function AddressMap({ flow }: { readonly flow: ServiceSelectionFlow }) {
  const { place, location } = flow;
  const map = useLazyModule(loadMap, location !== null);
  if (place !== null && location !== null && map.module !== null) {
    return <map.module.PlaceMap location={location} address={place.description} />;
  }
  const hasFailed = map.hasFailed || flow.isNotLocated;
  const progress = place ? text.address.mapLocating : text.address.mapWaiting;
  return (
    <MapPlaceholder>
      <PinIcon />
      <span>{hasFailed ? text.address.mapFailed : progress}</span>
    </MapPlaceholder>
  );
}
