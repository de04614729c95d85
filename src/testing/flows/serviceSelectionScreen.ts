import { journeysOf } from '../../machines/testing/journeys';
import { NOW, PLACE, serviceSelectionModel } from '../../machines/testing/models/serviceSelection';
import type { FlowScreen, Hands } from './screen';

const LOOKING_UP = 'Looking for addresses';

const isIdle = (hands: Hands) => hands.lacks('status', LOOKING_UP);

/** The service selection as a shopper meets it. */
export const serviceSelectionScreen: FlowScreen = {
  flow: serviceSelectionModel,
  journeys: journeysOf.serviceSelection,
  acts: {
    'service.chosen': ({ hands }, { serviceType }) =>
      hands.press('button', serviceType === 'pickup' ? 'Pick Up' : 'Delivery'),
    'step.nextRequested': ({ hands }) => hands.press('button', 'Next'),
    'step.backRequested': ({ hands }) => hands.press('button', 'Back'),
    'address.typed': ({ hands }, { address }) => hands.fill('Delivery address', address),
    'suggestion.chosen': ({ hands }, { suggestion }) =>
      hands.press('option', suggestion.description),
    'suggestions.dismissed': ({ hands }) => hands.key('Escape'),
    'date.chosen': ({ hands }) => hands.press('button', 'Today'),
    'time.chosen': ({ hands }, { time }) => hands.choose('Time', time),
    'selection.confirmed': async (stage, { at }, { ahead: [next] }) => {
      await stage.pass(Math.max(0, at - NOW));
      await stage.keepCookies(next?.type !== 'xstate.error.actor.saveSelection');
      await stage.hands.press('button', 'Confirm');
    },
    // The cookie is written when Confirm is pressed, or is not.
    'xstate.done.actor.saveSelection': async () => undefined,
    'xstate.error.actor.saveSelection': async () => undefined,
  },
  calls: {
    suggest: {
      path: 'general/generateMapList',
      answer: (suggestions) => ({ success: true, data: { data: suggestions } }),
    },
    locate: {
      path: 'general/geocode',
      answer: (location) => ({ results: [{ geometry: { location } }] }),
    },
  },
  waits: {},
  shows: {
    choosingService: (hands) => hands.sees('heading', 'Select Service Type'),
    confirmingBranch: (hands) => hands.sees('heading', 'Select Pickup Branch'),
    enteringAddress: (hands) => hands.sees('heading', 'Enter Delivery Details'),
    'enteringAddress.suggestions.idle': isIdle,
    'enteringAddress.suggestions.debouncing': isIdle,
    'enteringAddress.suggestions.lookingUp': (hands) => hands.sees('status', LOOKING_UP),
    'enteringAddress.suggestions.pausing': async (hands) => {
      await isIdle(hands);
      await hands.lacks('option', PLACE.description);
    },
    'enteringAddress.location.unlocated': (hands) =>
      hands.reads(/^Choose a suggestion to see it on the map\.$|^The map cannot be shown/),
    'enteringAddress.location.locating': (hands) => hands.reads('Looking for the place on the map'),
    'enteringAddress.location.located': (hands) =>
      hands.sees('region', `Map of ${PLACE.description}`),
    choosingSlot: (hands) => hands.sees('heading', 'Select Date & Time'),
    saved: (hands) => hands.seesThePageAnew(),
  },
  passing: {
    saving: { reason: 'A cookie is written at once: there is nothing to wait for.' },
  },
  absent: {},
};
