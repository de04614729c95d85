import { refusalsOfCall } from '@kedai/contract/calls/refusals';
import { describeApi } from '../../server/openapi/describeApi';

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
