import { NOW, PLACE, serviceSelectionModel } from '../../machines/models/serviceSelection';
import type { FlowScreen, ScreenDriver } from './screen';

const LOOKING_UP = 'Looking for addresses';
const SLOT_PROBLEM =
  /^(Please fill in all required fields|That time slot has just passed|Your choice could not be saved)/;

const isIdle = (driver: ScreenDriver) => driver.expectAbsent('status', LOOKING_UP);

/** The modal of the service selection. */
export const serviceSelectionScreen: FlowScreen = {
  model: serviceSelectionModel,
  actions: {
    'service.chosen': ({ driver }, { serviceType }) =>
      driver.press('button', serviceType === 'pickup' ? 'Pick Up' : 'Delivery'),
    'step.nextRequested': ({ driver }) => driver.press('button', 'Next'),
    'step.backRequested': ({ driver }) => driver.press('button', 'Back'),
    'address.typed': ({ driver }, { address }) => driver.fill('Delivery address', address),
    'suggestion.chosen': ({ driver }, { suggestion }) =>
      driver.press('option', suggestion.description),
    'date.chosen': ({ driver }) => driver.press('button', 'Today'),
    'time.chosen': ({ driver }, { time }) => driver.select('Time', time),
    'selection.confirmed': async (page, { at }, { laterEvents: [next] }) => {
      await page.advance(Math.max(0, at - NOW));
      await page.allowCookies(next?.type !== 'xstate.error.actor.saveSelection');
      await page.driver.press('button', 'Confirm');
    },
    // Confirm writes the cookie synchronously.
    'xstate.done.actor.saveSelection': async () => undefined,
    'xstate.error.actor.saveSelection': async () => undefined,
  },
  calls: {
    suggest: {
      path: 'general/generateMapList',
      successBody: (suggestions) => ({ success: true, data: { data: suggestions } }),
    },
    locate: {
      path: 'general/geocode',
      successBody: (location) => ({ results: [{ geometry: { location } }] }),
    },
  },
  timers: {},
  expectations: {
    choosingService: (driver) => driver.expectVisible('heading', 'Select Service Type'),
    confirmingBranch: (driver) => driver.expectVisible('heading', 'Select Pickup Branch'),
    enteringAddress: (driver) => driver.expectVisible('heading', 'Enter Delivery Details'),
    'enteringAddress.suggestions.idle': isIdle,
    'enteringAddress.suggestions.debouncing': isIdle,
    'enteringAddress.suggestions.lookingUp': (driver) => driver.expectVisible('status', LOOKING_UP),
    'enteringAddress.suggestions.pausing': async (driver) => {
      await isIdle(driver);
      await driver.expectAbsent('option', PLACE.description);
    },
    'enteringAddress.location.unlocated': (driver) =>
      driver.expectText('Choose a suggestion to see it on the map.'),
    'enteringAddress.location.notLocated': (driver) =>
      driver.expectText(/^The map cannot be shown/),
    'enteringAddress.location.locating': (driver) =>
      driver.expectText('Looking for the place on the map'),
    'enteringAddress.location.located': (driver) =>
      driver.expectVisible('region', `Map of ${PLACE.description}`),
    choosingSlot: (driver) => driver.expectVisible('heading', 'Select Date & Time'),
    'choosingSlot.ready': (driver) => driver.expectNoText(SLOT_PROBLEM),
    'choosingSlot.fieldsMissing': (driver) =>
      driver.expectText('Please fill in all required fields.'),
    'choosingSlot.slotPassed': (driver) => driver.expectText(/^That time slot has just passed/),
    'choosingSlot.notSaved': (driver) => driver.expectText(/^Your choice could not be saved/),
    saved: (driver) => driver.expectReload(),
  },
  transient: {
    saving: { reason: 'The cookie is written synchronously.' },
  },
  exceptions: {},
};
