import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { screen } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { openCounter } from '../../testing/counter';

const api = serveApi({}, { exampleOrders: true });

test('an empty counter that is tried offers example orders, and removes them again', async () => {
  await api.signInStaff('owner');
  const user = openCounter();
  const add = await screen.findByRole('button', { name: 'Add three example orders' });
  api.fails(counterSessionCalls.addExampleOrders, 502, { once: true });
  await user.click(add);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The shop has a problem/);
  await user.click(add);
  expect(await screen.findByRole('article')).toHaveTextContent('Example');
  await user.click(await screen.findByRole('button', { name: 'Remove the example orders' }));
  expect(await screen.findByRole('button', { name: 'Add three example orders' })).toBeVisible();
});
