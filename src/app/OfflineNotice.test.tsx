import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { OfflineNotice } from './OfflineNotice';

afterEach(() => jest.restoreAllMocks());

test('a lost connection is said politely, and no longer once it is back', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const become = (state: 'online' | 'offline') => {
    online.mockReturnValue(state === 'online');
    act(() => void window.dispatchEvent(new Event(state)));
  };
  const { container } = render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <OfflineNotice />
    </ThemeProvider>,
  );
  const place = container.querySelector('[aria-live=polite]');
  expect(place).toBeInTheDocument();
  expect(place).toBeEmptyDOMElement();
  become('offline');
  expect(place).toContainElement(screen.getByText(/^You are offline\./));
  become('online');
  expect(place).toBeEmptyDOMElement();
});
