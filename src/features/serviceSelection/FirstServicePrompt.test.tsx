import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { useFakeClock } from '../../testing/fakeClock';
import { renderApp } from '../../testing/renderApp';
import { FirstServicePrompt } from './FirstServicePrompt';
import { ServiceSelectionModal, type ServiceSelectionModalProps } from './ServiceSelectionModal';
import type { Steps as ServiceSteps } from './useLazyServiceSteps';

serveApi();
afterEach(() => jest.useRealTimers());

const Steps = () => <h2>The next step</h2>;

function renderModal(props: Pick<ServiceSelectionModalProps, 'loadSteps' | 'onClose'>) {
  renderApp(
    <ServiceSelectionModal
      selection={null}
      reason={null}
      clock={Date.now}
      reloadPage={() => {}}
      {...props}
    />,
  );
}

test('the later of two choices counts, whichever loads first', async () => {
  const pendingLoads: ((Chosen: ServiceSteps) => void)[] = [];
  const loadSteps = () => new Promise<ServiceSteps>((resolve) => pendingLoads.push(resolve));
  renderApp(<FirstServicePrompt loadSteps={loadSteps} reloadPage={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pick Up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delivery' }));
  await waitFor(() => expect(pendingLoads).toHaveLength(2));
  const Chosen: ServiceSteps = ({ firstService }) => <h2>{firstService}</h2>;
  await act(async () => {
    for (const resolve of pendingLoads.reverse()) resolve(Chosen);
  });
  expect(await screen.findByRole('heading', { name: 'delivery' })).toBeVisible();
});

test('steps that failed to load can be retried by choosing again or reloading the page', async () => {
  const loadSteps = jest.fn(async () => Steps);
  loadSteps.mockRejectedValue(new Error('gone'));
  const { user } = renderApp(<FirstServicePrompt loadSteps={loadSteps} reloadPage={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Delivery' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  loadSteps.mockResolvedValue(Steps);
  await user.click(screen.getByRole('button', { name: 'Delivery' }));
  expect(await screen.findByRole('heading', { name: 'The next step' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['the steps are preloaded at idle when the shopper opened the modal', () => {}, 1],
  ['the steps are not preloaded when the modal opens by itself', undefined, 0],
])('%s', async (_, onClose, times) => {
  useFakeClock();
  const loadSteps = jest.fn(async () => Steps);
  renderModal({ loadSteps, onClose });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(loadSteps).toHaveBeenCalledTimes(times);
});

test.each([
  ['pointed at', fireEvent.pointerEnter],
  ['touched', fireEvent.pointerDown],
  ['reached by the keyboard', fireEvent.focus],
])('the steps are loaded when a button is %s', async (_, trigger) => {
  const loadSteps = jest.fn(async () => Steps);
  renderModal({ loadSteps, onClose: undefined });
  trigger(screen.getByRole('button', { name: 'Pick Up' }));
  await waitFor(() => expect(loadSteps).toHaveBeenCalledTimes(1));
});
