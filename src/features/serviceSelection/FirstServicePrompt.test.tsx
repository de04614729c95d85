import { act, fireEvent, screen } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { FirstServicePrompt } from './FirstServicePrompt';
import type { Steps } from './ServiceSelectionModal';

serveApi();

const NextStep = () => <h2>The next step</h2>;

test('the later of two choices counts', async () => {
  let resolve: (Chosen: Steps) => void = () => undefined;
  const loadSteps = () =>
    new Promise<Steps>((loaded) => {
      resolve = loaded;
    });
  renderApp(<FirstServicePrompt englishPath="/" loadSteps={loadSteps} reloadPage={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pick Up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delivery' }));
  await act(async () => resolve(({ firstService }) => <h2>{firstService}</h2>));
  expect(screen.getByRole('heading', { name: 'delivery' })).toBeVisible();
});

test('steps that failed to load can be retried by choosing again or reloading the page', async () => {
  const loadSteps = jest.fn(async () => NextStep);
  loadSteps.mockRejectedValue(new Error('gone'));
  const { user } = renderApp(
    <FirstServicePrompt englishPath="/" loadSteps={loadSteps} reloadPage={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Delivery' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  loadSteps.mockResolvedValue(NextStep);
  await user.click(screen.getByRole('button', { name: 'Delivery' }));
  expect(await screen.findByRole('heading', { name: 'The next step' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the steps are loaded when a button is pointed at, and not before', async () => {
  const loadSteps = jest.fn(async () => NextStep);
  renderApp(<FirstServicePrompt englishPath="/" loadSteps={loadSteps} reloadPage={() => {}} />);
  expect(loadSteps).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Pick Up' }));
  expect(loadSteps).toHaveBeenCalledTimes(1);
});
