import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../../theme/theme';
import { machines } from '../model/flows';
import { statechartOf } from '../model/statechart';
import { EventForm } from './EventForm';
import { possibleEvents } from './possibleEvents';
import { startWalk } from './session';

test('shows what is wrong with an invalid payload, and no outcome', () => {
  const statechart = statechartOf(machines.registration);
  const session = startWalk('registration', {});
  const [possibleEvent] = possibleEvents(
    'registration',
    statechart,
    session.snapshot(),
    session.pending(),
  );
  if (possibleEvent === undefined) throw new Error('No event is possible.');
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <EventForm
        statechart={statechart}
        possibleEvent={possibleEvent}
        snapshot={session.snapshot()}
        onSend={() => undefined}
      />
    </ThemeProvider>,
  );
  expect(screen.getByText(/^Stays in/)).toBeInTheDocument();
  const details = screen.getByRole('group');
  (details as HTMLDetailsElement).open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '{"email": ' } });
  expect(screen.getByText(/^This is not JSON/)).toBeInTheDocument();
  expect(screen.queryByText(/^Stays in|^Leads to|^Would be ignored/)).toBeNull();
  expect(screen.getByRole('button', { name: 'email.typed' })).toBeDisabled();
});
