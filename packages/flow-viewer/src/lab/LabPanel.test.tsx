import { fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from '../config';
import { testConfig } from '../testing/flows';
import { LabPanel } from './LabPanel';
import type { LabConfig, LabRule } from './labConfig';
import { useLab } from './useLab';

const Panel = () => <LabPanel lab={useLab()} />;
let rules: readonly LabRule[];

const errorOf = (name: string, call: string, where: string) => ({
  ...{ name, message: null, note: '', where },
  rule: { call, failure: 'offline' },
});

beforeEach(() => {
  rules = [];
  const lab: LabConfig = {
    errors: {
      Cart: [errorOf('No cart', 'cart/get', 'the cart')],
      Order: [
        errorOf('No shipping fee', 'shipping/fee', 'the order form'),
        errorOf('No order', 'order/place', 'the order form'),
      ],
    },
    calls: ['cart/get'],
    failures: ['offline'],
    readRules: () => rules,
    writeRules: (next) => {
      rules = next;
    },
    isAvailable: () => new Promise(() => undefined),
    unavailable: '',
  };
  render(
    <ConfigProvider value={{ ...testConfig, lab }}>
      <Panel />
    </ConfigProvider>,
  );
});

const press = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));

test('“Only the next call fails” counts for what is already on, each apart', () => {
  press(/^No cart/);
  press(/^Only the next call fails/);
  press(/^No order/);
  expect(new Set(rules.map(({ once }) => once)).size).toBe(2);
  expect(rules).toMatchObject([{ once: expect.any(String) }, { once: expect.any(String) }]);
  press(/^Only the next call fails/);
  expect(rules.map(({ once }) => once)).toEqual([undefined, undefined]);
});

test('a filter finds errors by name, call and place; what is on stays in sight', () => {
  press(/^No cart/);
  const names = () =>
    screen
      .getAllByRole('checkbox')
      .slice(1)
      .map(({ parentElement }) => parentElement?.textContent);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find an error' }), {
    target: { value: 'shipping fee' },
  });
  expect(names()).toEqual([
    expect.stringContaining('No cart'),
    expect.stringContaining('No shipping fee'),
  ]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'order form' } });
  expect(names()).toHaveLength(3);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } });
  expect(names()).toHaveLength(1);
});
