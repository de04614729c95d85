import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useNavigateIfHere, useOnPathChange } from './useNavigateIfHere';

let go: (to: number | string) => void = () => undefined;
let press: () => (to: string) => void = () => () => undefined;
let turned = 0;

function Page() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  go = (to) => void navigate(to as string);
  press = useNavigateIfHere();
  useOnPathChange(() => {
    turned += 1;
  });
  return <output>{pathname + search}</output>;
}

beforeEach(() => {
  turned = 0;
  render(
    <MemoryRouter initialEntries={['/cart']}>
      <Page />
    </MemoryRouter>,
  );
});

const shown = () => screen.getByRole('status').textContent;

test('what is pressed twice leads on by one step', () => {
  act(() => {
    press()('/order');
    press()('/order');
  });
  expect(shown()).toBe('/order');
  act(() => go(-1));
  expect(shown()).toBe('/cart');
  act(() => press()('/order'));
  expect(shown()).toBe('/order');
});

test('it leads nobody away who has gone elsewhere meanwhile, even if one has come back', () => {
  const leadOn = press();
  act(() => go('/about'));
  act(() => leadOn('/order'));
  expect(shown()).toBe('/about');
  act(() => go('/cart'));
  act(() => leadOn('/order'));
  expect(shown()).toBe('/cart');
});

test('another page is told of, not another query', () => {
  act(() => go('/cart?sort=price'));
  expect(turned).toBe(0);
  act(() => go('/about'));
  act(() => go(-1));
  expect(turned).toBe(2);
});
