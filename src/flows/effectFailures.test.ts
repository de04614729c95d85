import { statechartOf } from '@kedai/flow-viewer/model';
import { describeApi } from '../../server/openapi/describeApi';
import { failuresOf, refusalsOfCall } from './effectFailures';
import type { FlowId } from './flowIds';
import { flows } from './flows';

/** The error codes in the description of a call, without those of any call. */
function describedCodes(call: string): readonly string[] {
  const operations = Object.values(describeApi('Shop').paths[`/api/${call}`] ?? {});
  const codes = new Set<string>();
  JSON.stringify(operations, (name, value) => {
    if (name === 'code') for (const code of value?.enum ?? []) codes.add(code);
    return value;
  });
  return [...codes].filter((code) => code !== 'internal' && code !== 'unavailable').toSorted();
}

test.each(Object.entries(refusalsOfCall))(
  'the refusals of %s are those of the API',
  (call, codes) => {
    expect(codes.toSorted()).toEqual(describedCodes(call));
  },
);

test('an effect offers the failures of its own calls only', () => {
  const names = (flow: FlowId, effect: string) => failuresOf(flow, effect).map(({ name }) => name);
  expect(names('registration', 'sendCode')).toEqual([
    ...['offline', 'timeout', 'server', 'malformed'],
    ...['captcha-check-failed', 'invalid-request', 'too-many-requests', 'internal'].map(
      (code) => `refused: ${code}`,
    ),
    'refused: unavailable',
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
