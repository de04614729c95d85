import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useNavigateIfHere, useOnPathChange } from './useNavigateIfHere';

let go: (to: number | string) => void = () => undefined;
let startNavigation: () => (to: string) => void = () => () => undefined;
let pathChanges = 0;

function Page() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  go = (to) => void navigate(to as string);
  startNavigation = useNavigateIfHere();
  useOnPathChange(() => {
    pathChanges += 1;
  });
  return <output>{pathname + search}</output>;
}

beforeEach(() => {
  pathChanges = 0;
  render(
    <MemoryRouter initialEntries={['/cart']}>
      <Page />
    </MemoryRouter>,
  );
});

const shown = () => screen.getByRole('status').textContent;

test('two clicks navigate once', () => {
  act(() => {
    startNavigation()('/order');
    startNavigation()('/order');
  });
  expect(shown()).toBe('/order');
  act(() => go(-1));
  expect(shown()).toBe('/cart');
  act(() => startNavigation()('/order'));
  expect(shown()).toBe('/order');
});

test('does not navigate after the shopper has left the page, even if they have returned', () => {
  const navigateIfHere = startNavigation();
  act(() => go('/about'));
  act(() => navigateIfHere('/order'));
  expect(shown()).toBe('/about');
  act(() => go('/cart'));
  act(() => navigateIfHere('/order'));
  expect(shown()).toBe('/cart');
});

test('reports another path, not another query', () => {
  act(() => go('/cart?sort=price'));
  expect(pathChanges).toBe(0);
  act(() => go('/about'));
  act(() => go(-1));
  expect(pathChanges).toBe(2);
});
