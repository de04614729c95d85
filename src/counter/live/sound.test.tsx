import { screen, waitFor } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { givenOrder, openCounter, returnToPage } from '../../testing/counter';

const api = serveApi();
const start = jest.fn();

class AudioNode {
  gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  connect = (to: unknown) => to;
  start = start;
  stop = () => {};
}
class AudioContext {
  currentTime = 0;
  resume = async () => {};
}

beforeEach(() => {
  start.mockClear();
  localStorage.clear();
  Object.assign(window, { AudioContext, OscillatorNode: AudioNode, GainNode: AudioNode });
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  return api.signInStaff();
});
afterEach(() => {
  for (const name of ['AudioContext', 'OscillatorNode', 'GainNode'])
    Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('a blocked sound says so; after a tap it rings for what is new, until somebody silences this device', async () => {
  const user = openCounter();
  const off = await screen.findByRole('button', { name: 'Sound is off. Tap to turn on' });
  await screen.findByRole('heading', { name: 'No receipt waits' });
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  await user.click(off);
  const on = await screen.findByRole('button', { name: 'Sound for new orders' });
  await (await givenOrder(api)).sendReceipt();
  returnToPage();
  await screen.findByRole('article');
  await waitFor(() => expect(start).toHaveBeenCalled());

  await user.click(on);
  expect(screen.getByRole('button', { name: 'Sound is off. Tap to turn on' })).toBeVisible();
  start.mockClear();
  await (await givenOrder(api, 'two@example.com')).sendReceipt();
  returnToPage();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(start).not.toHaveBeenCalled();
});
