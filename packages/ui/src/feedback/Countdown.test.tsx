import { render, screen } from '@testing-library/react';
import { Countdown } from './Countdown';

const HOUR_MS = 3_600_000;

const open = (msLeft: number) =>
  render(
    <Countdown
      until={Date.now() + msLeft}
      maxMs={2 * HOUR_MS}
      label="Pay within"
      expiredText="Expired"
    />,
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts down to a time, and then says that it has come', () => {
  const { unmount } = open(HOUR_MS);
  expect(screen.getByRole('timer', { name: 'Pay within' })).toHaveTextContent('Pay within 1:00:00');
  unmount();
  open(0);
  expect(screen.getByText('Expired')).toBeInTheDocument();
});

test('never shows more than the maximum, in case the device’s clock was set back', () => {
  open(26 * HOUR_MS);
  expect(screen.getByRole('timer', { name: 'Pay within' })).toHaveTextContent('Pay within 2:00:00');
});
