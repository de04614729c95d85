import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { MAP_HEIGHT_PX } from '../../../contract/limits';
import { serviceSelectionTexts as texts } from '../../../text/serviceSelection';
import { s } from '../../../theme/accessor';
import { radius, space, textSize } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { PinIcon } from '../../../ui/icons';
import { Stack } from '../../../ui/Layout';
import * as look from '../look';
import type { ServiceSelectionFlow } from '../useServiceSelection';
import { AddressField } from './AddressField';

const PlaceMap = lazy(async () => {
  const { PlaceMap: Loaded } = await import('../map/PlaceMap');
  return { default: Loaded };
});

const NoMap = styled.div`
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

/** Step 2 for Delivery: the address, its suggestions and where it is. */
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
        <Where flow={flow} />
      </Stack>
      <look.Actions>
        <Button variant="secondary" onClick={flow.goBack}>
          {texts.back}
        </Button>
        <Button onClick={flow.goNext}>{texts.next}</Button>
      </look.Actions>
    </>
  );
}

function Where({ flow }: { readonly flow: ServiceSelectionFlow }) {
  const waiting = (
    <NoMap>
      <PinIcon />
      <span>{flow.place ? texts.address.mapLocating : texts.address.mapWaiting}</span>
    </NoMap>
  );
  if (flow.location === null || flow.place === null) {
    if (flow.place !== null && !flow.isLocating) {
      return (
        <NoMap>
          <PinIcon />
          <span>{texts.address.mapFailed}</span>
        </NoMap>
      );
    }
    return waiting;
  }
  return (
    <Suspense fallback={waiting}>
      <PlaceMap location={flow.location} address={flow.place.description} />
    </Suspense>
  );
}
