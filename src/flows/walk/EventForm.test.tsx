import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../../theme/theme';
import { chartOf } from '../model/chart';
import { machines } from '../model/flows';
import { EventForm } from './EventForm';
import { possibleEvents } from './possibleEvents';
import { startWalk } from './session';

test('of a payload that is no JSON it is said what is wrong, and nothing of where it would lead', () => {
  const chart = chartOf(machines.registration);
  const session = startWalk('registration', {}, { now: () => 0 });
  const [way] = possibleEvents('registration', chart, session.snapshot(), session.pending());
  if (way === undefined) throw new Error('Nothing may happen.');
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <EventForm chart={chart} way={way} snapshot={session.snapshot()} onSend={() => undefined} />
    </ThemeProvider>,
  );
  expect(screen.getByText(/^Stays in/)).toBeInTheDocument();
  const details = screen.getByRole('group');
  (details as HTMLDetailsElement).open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '{"email": ' } });
  expect(screen.getByText(/^This is no JSON/)).toBeInTheDocument();
  expect(screen.queryByText(/^Stays in|^Leads to|^Would be ignored/)).toBeNull();
  expect(screen.getByRole('button', { name: 'email.typed' })).toBeDisabled();
  session.stop();
});
