import type { Page } from '@playwright/test';
import { delivery, serviceModal, tomorrow } from '../../../e2e/shopper/service';
import { failing, mocked } from '../mockCalls';
import { shotsOf } from '../shot';

const press = (page: Page, name: string) =>
  serviceModal(page).getByRole('button', { name }).first().click();
const typeAddress = async (page: Page, text: string = delivery.typed) => {
  await press(page, 'Delivery');
  await serviceModal(page).getByRole('combobox', { name: 'Delivery address' }).fill(text);
};
const chooseAddress = async (page: Page) => {
  await typeAddress(page);
  await serviceModal(page).getByRole('option').first().click();
};
const toSlots = async (page: Page) => {
  await press(page, 'Pick Up');
  await press(page, 'Next');
};
const modalHeading = (name: string) => (page: Page) =>
  serviceModal(page).getByRole('heading', { name });

const first = { path: '/', withoutSelection: true, window: true } as const;

const firstVisitShots = shotsOf(first, {
  'service-1-type': { visible: modalHeading('Select Service Type') },
  'service-2-branch': {
    act: (page) => press(page, 'Pick Up'),
    visible: modalHeading('Select Pickup Branch'),
  },
  'service-2-address': {
    act: (page) => press(page, 'Delivery'),
    visible: modalHeading('Enter Delivery Details'),
  },
  'service-2-suggestions': {
    act: (page) => typeAddress(page),
    visible: (page) => serviceModal(page).getByRole('option'),
  },
  'service-2-suggestions-none': {
    before: mocked('general/generateMapList', { success: true, data: { data: [] } }),
    act: (page) =>
      Promise.all([
        page.waitForResponse('**/generateMapList'),
        typeAddress(page, 'Nowhere at all'),
      ]),
    visible: (page) => serviceModal(page).getByRole('button', { name: 'Next' }),
  },
  'service-2-map': {
    act: chooseAddress,
    visible: (page) => serviceModal(page).getByRole('region', { name: /^Map of/ }),
  },
  'service-2-map-failed': {
    before: failing('general/geocode**'),
    act: chooseAddress,
    visible: 'The map cannot be shown right now.',
  },
  'service-2-map-no-tiles': {
    before: (page) => page.route(/tile\.openstreetmap\.org/, (route) => route.abort()),
    act: chooseAddress,
    visible: 'The map cannot be shown right now.',
  },
  'service-3-slot': { act: toSlots, visible: modalHeading('Select Date & Time') },
  'service-3-filled': {
    act: async (page) => {
      await chooseAddress(page);
      await press(page, 'Next');
      await serviceModal(page).getByLabel('Date', { exact: true }).fill(tomorrow());
      await serviceModal(page).getByLabel('Time').selectOption('14:00 - 15:00');
    },
    visible: modalHeading('Select Date & Time'),
  },
  'service-3-missing': {
    act: async (page) => {
      await toSlots(page);
      await press(page, 'Confirm');
    },
    visible: (page) => serviceModal(page).getByRole('alert'),
  },
  'service-slot-passed': {
    before: (page, { origin }) =>
      page.context().addCookies([
        {
          name: 'userSelection',
          value: encodeURIComponent(
            JSON.stringify([
              { serviceType: 'pickup', calendarDate: '2024-02-01', deliveryTime: '10:00 - 11:00' },
            ]),
          ),
          url: origin,
        },
      ]),
    visible: (page) => serviceModal(page).getByText('has passed'),
  },
});

const shopping = { path: '/about', window: true } as const;

/** The service selection, which every visit starts with. */
export const serviceShots = [
  ...firstVisitShots,
  ...shotsOf(shopping, {
    'service-change': {
      act: (page) => page.getByRole('button', { name: 'Change', exact: true }).click(),
      visible: serviceModal,
    },
  }),
];
