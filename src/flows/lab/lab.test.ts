import { allCalls } from '../../contract/testing/allCalls';
import { CALLS, ERRORS } from './errors';

test('every call of the contract can be made to fail', () => {
  const paths = Object.values(allCalls).flatMap((area) =>
    Object.values(area).map(({ path }) => path),
  );
  expect(CALLS.map((call) => `/api/${call}`).toSorted()).toEqual([...new Set(paths)].toSorted());
});

test('each error of the catalogue has a toggle of its own', () => {
  const rules = ERRORS.map(({ rule }) => `${rule.call} ${rule.failure}`);
  expect(new Set(rules).size).toBe(rules.length);
  expect(new Set(ERRORS.map(({ name }) => name)).size).toBe(ERRORS.length);
});
