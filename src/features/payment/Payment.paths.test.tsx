import { act } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { type OpenedPage, openPausedPage, until } from '../../testing/flows/pausedPage';
import { payOrderScreen } from '../../testing/flows/payOrderScreen';
import { testScreens } from '../../testing/flows/screenTests';
import { renderApp } from '../../testing/renderApp';
import { Payment } from './Payment';
import { chosenReceipt } from './receipt/chosenReceipt';

/** A mock of the text recognition that waits until a test provides the text. */
const mockReadings: ((text: string | null) => void)[] = [];
jest.mock('tesseract.js', () => ({
  OEM: {},
  PSM: {},
  createWorker: async () => ({
    setParameters: async () => undefined,
    terminate: async () => undefined,
    recognize: () =>
      new Promise((resolve, reject) => {
        mockReadings.push((text) => {
          if (text === null) reject(new Error('The picture cannot be read.'));
          else resolve({ data: { text } });
        });
      }),
  }),
}));

const api = serveApi();

afterEach(() => {
  mockReadings.length = 0;
  chosenReceipt.clear();
});

function openPayment(orderId: string): OpenedPage {
  const { location } = renderApp(<Payment orderId={orderId} />, { route: `/checkout/${orderId}` });
  const finishReading = async (text: string | null) => {
    await until(() => expect(mockReadings).not.toHaveLength(0));
    await act(async () => mockReadings.shift()?.(text));
  };
  return { location, finishReading };
}

testScreens(payOrderScreen, () =>
  openPausedPage(api, payOrderScreen, async ({ input }) => {
    await api.signUp();
    return openPayment(String(input.orderId));
  }),
);
