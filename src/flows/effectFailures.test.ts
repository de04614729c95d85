import { statechartOf } from '@kedai/flow-viewer/model';
import { failuresOf } from './effectFailures';
import type { FlowId } from './flowIds';
import { flows } from './flows';

test('an effect offers the failures of its own calls only', () => {
  const names = (flow: FlowId, effect: string) => failuresOf(flow, effect).map(({ name }) => name);
  expect(names('registration', 'sendCode')).toEqual([
    ...['offline', 'timeout', 'server', 'malformed'],
    ...[
      'captcha-check-failed',
      'invalid-request',
      'unavailable',
      'too-many-requests',
      'internal',
    ].map((code) => `refused: ${code}`),
  ]);
  expect(names('placeOrder', 'prepareOrder')).toContain('refused: empty-cart');
  expect(names('payOrder', 'waitUntil')).toEqual([]);
});

test('every effect that makes calls is known', () => {
  const withoutCalls = ['waitUntil', 'saveSelection', 'watchProgress', 'readReceipt'];
  const unknown = flows.flatMap(({ id, machine }) =>
    statechartOf(machine)
      .states.flatMap(({ invokes }) => invokes.map(({ src }) => src))
      .filter((src) => failuresOf(id as FlowId, src).length === 0 && !withoutCalls.includes(src)),
  );
  expect(unknown).toEqual([]);
});
