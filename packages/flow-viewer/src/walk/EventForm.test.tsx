import { fireEvent, render, screen } from '@testing-library/react';
import { crossing } from '../../example/flow';
import { statechartOf } from '../model/statechart';
import { EventForm } from './EventForm';
import { possibleEvents } from './possibleEvents';
import { startWalk } from './walkSession';

test('shows what is wrong with an invalid payload, and no outcome', async () => {
  const statechart = statechartOf(crossing.machine);
  const session = startWalk(crossing, {});
  await session.send({ type: 'power.switched' });
  await session.send({ type: 'xstate.done.actor.testLamps' });
  const possibleEvent = possibleEvents(crossing, statechart, session).find(
    ({ type }) => type === 'button.pressed',
  );
  if (possibleEvent === undefined) throw new Error('No event is possible.');
  render(
    <EventForm
      statechart={statechart}
      possibleEvent={possibleEvent}
      snapshot={session.snapshot()}
      onSend={() => undefined}
    />,
  );
  expect(screen.getByText(/^Leads to/)).toBeInTheDocument();
  const details = screen.getByRole('group');
  (details as HTMLDetailsElement).open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '{"by": ' } });
  expect(screen.getByText(/^This is not JSON/)).toBeInTheDocument();
  expect(screen.queryByText(/^Stays in|^Leads to|^Would be ignored/)).toBeNull();
  expect(screen.getByRole('button', { name: 'button.pressed' })).toBeDisabled();
});
