import { screen } from '@testing-library/react';
import { type ComponentProps, type FunctionComponent, Profiler } from 'react';
import { serveApi } from '../../testing/apiServer';
import { agree, openForm, signInWithCart, submit } from '../../testing/orderForm';
import { PlaceOrder } from './PlaceOrder';

/** The labels or names of the components that rendered since the last reset. */
const rendered = new Set<string>();

/** Wraps a component so that each render of its subtree is recorded. */
function mockProfiled(file: string, name: string) {
  const actual = jest.requireActual<Record<string, FunctionComponent<{ label?: string }>>>(file);
  const Actual = actual[name] as FunctionComponent<{ label?: string }>;
  const Profiled = (props: ComponentProps<typeof Actual>) => (
    <Profiler id={props.label ?? name} onRender={(id) => rendered.add(id)}>
      <Actual {...props} />
    </Profiler>
  );
  return { ...actual, [name]: Profiled };
}
jest.mock('../../ui/TextField', () => mockProfiled('../../ui/TextField', 'TextField'));
jest.mock('../../ui/SelectField', () => mockProfiled('../../ui/SelectField', 'SelectField'));
jest.mock('../../ui/CheckboxField', () => mockProfiled('../../ui/CheckboxField', 'CheckboxField'));
jest.mock('../../ui/RadioGroup', () => mockProfiled('../../ui/RadioGroup', 'RadioGroup'));
jest.mock('./summary/ProductsSummary', () =>
  mockProfiled('./summary/ProductsSummary', 'ProductsSummary'),
);
jest.mock('./summary/CartTotals', () => mockProfiled('./summary/CartTotals', 'CartTotals'));

const api = serveApi();

/** The names of the components that a change rendered. */
async function recordRenders(change: () => Promise<unknown>): Promise<readonly string[]> {
  rendered.clear();
  await change();
  return [...rendered].sort();
}

const allComponents = expect.arrayContaining([
  'CartTotals',
  'City',
  'ProductsSummary',
  'RadioGroup',
]);

test('typing renders only its field, and a tick only its checkbox', async () => {
  await signInWithCart(api);
  const app = await openForm(<PlaceOrder />);
  const { user } = app;
  expect([...rendered]).toEqual(allComponents);
  expect(await recordRenders(() => user.type(screen.getByLabelText('City'), 'I'))).toEqual([
    'City',
  ]);
  const [terms, ...others] = await recordRenders(() => agree(app));
  expect(terms).toMatch(/terms/);
  expect(others).toEqual([]);
});

test('typing renders only its field also after a failed submission', async () => {
  await signInWithCart(api);
  const app = await openForm(<PlaceOrder />);
  const { user } = app;
  await submit(app);
  expect(await recordRenders(() => user.type(screen.getByLabelText('City'), 'I'))).toEqual([
    'City',
  ]);
});
