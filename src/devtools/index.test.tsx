import { channelName, type PageMessage } from '@kedai/flow-viewer/model';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PasswordReset } from '../features/passwordReset/PasswordReset';
import { Payment } from '../features/payment/Payment';
import { PlaceOrder } from '../features/placeOrder/PlaceOrder';
import { Registration } from '../features/registration/Registration';
import { ServiceSelectionGate } from '../features/serviceSelection';
import { NAMESPACE } from '../flows/flowIds';
import { inspectOptions } from '../machines/inspectOptions';
import { serveApi } from '../testing/apiServer';
import { signInWithCart } from '../testing/orderForm';
import { createOrder } from '../testing/orders';
import { renderApp } from '../testing/renderApp';
import { openDevTools } from '.';

const api = serveApi();

let tools: ReturnType<typeof openDevTools>;
let viewer: BroadcastChannel;
let received: PageMessage[];

beforeEach(() => {
  received = [];
  viewer = new BroadcastChannel(channelName(NAMESPACE));
  viewer.onmessage = ({ data }: MessageEvent<PageMessage>) => void received.push(data);
  tools = openDevTools();
});
afterEach(() => {
  tools.close();
  viewer.close();
  expect(inspectOptions.inspect).toBeUndefined();
});

const publishedFlows = () =>
  received.flatMap((message) => (message.type === 'run' ? [message.recording.flow] : []));

test.each<[string, () => ReactElement | Promise<ReactElement>]>([
  ['serviceSelection', () => <ServiceSelectionGate />],
  ['registration', () => <Registration />],
  ['passwordReset', () => <PasswordReset />],
  [
    'placeOrder',
    async () => {
      await signInWithCart(api);
      return <PlaceOrder />;
    },
  ],
  [
    'payOrder',
    async () => {
      await api.signUp();
      return <Payment orderId={await createOrder()} />;
    },
  ],
])('publishes the flow %s of a page while it runs', async (flow, page) => {
  const { user } = renderApp(await page());
  // The service prompt is shown before the flow starts.
  if (flow === 'serviceSelection') await user.click(await screen.findByText('Pick Up'));
  await waitFor(() => expect(new Set(publishedFlows())).toEqual(new Set([flow])));
});
