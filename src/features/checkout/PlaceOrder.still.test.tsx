import { screen } from '@testing-library/react';
import { type ComponentProps, type FunctionComponent, Profiler } from 'react';
import { serveApi } from '../../testing/apiServer';
import { agree, openForm, signInWithCart, submit } from '../../testing/orderForm';
import { PlaceOrder } from './PlaceOrder';

/** What was rendered, by its label or name, since the last look. */
const rendered = new Set<string>();

/** The parts inside others tell when they, or what is in them, are rendered. */
function mockWatched(file: string, name: string) {
  const actual = jest.requireActual<Record<string, FunctionComponent<{ label?: string }>>>(file);
  const Actual = actual[name] as FunctionComponent<{ label?: string }>;
  const Watched = (props: ComponentProps<typeof Actual>) => (
    <Profiler id={props.label ?? name} onRender={(id) => rendered.add(id)}>
      <Actual {...props} />
    </Profiler>
  );
  return { ...actual, [name]: Watched };
}
jest.mock('../../ui/TextField', () => mockWatched('../../ui/TextField', 'TextField'));
jest.mock('../../ui/SelectField', () => mockWatched('../../ui/SelectField', 'SelectField'));
jest.mock('../../ui/CheckboxField', () => mockWatched('../../ui/CheckboxField', 'CheckboxField'));
jest.mock('../../ui/RadioGroup', () => mockWatched('../../ui/RadioGroup', 'RadioGroup'));
jest.mock('./summary/ProductsSummary', () =>
  mockWatched('./summary/ProductsSummary', 'ProductsSummary'),
);
jest.mock('./summary/CartTotals', () => mockWatched('./summary/CartTotals', 'CartTotals'));

const api = serveApi();

/** The names of what a change rendered. */
async function renderedBy(change: () => Promise<unknown>): Promise<readonly string[]> {
  rendered.clear();
  await change();
  return [...rendered].sort();
}

const everything = expect.arrayContaining(['CartTotals', 'City', 'ProductsSummary', 'RadioGroup']);

test('a letter renders its own field, and a tick its own box', async () => {
  await signInWithCart(api);
  const app = await openForm(<PlaceOrder />);
  const { user } = app;
  expect([...rendered]).toEqual(everything);
  expect(await renderedBy(() => user.type(screen.getByLabelText('City'), 'I'))).toEqual(['City']);
  const [terms, ...others] = await renderedBy(() => agree(app));
  expect(terms).toMatch(/terms/);
  expect(others).toEqual([]);
});

test('with what was wrong before, a letter renders its own field still', async () => {
  await signInWithCart(api);
  const app = await openForm(<PlaceOrder />);
  const { user } = app;
  await submit(app);
  expect(await renderedBy(() => user.type(screen.getByLabelText('City'), 'I'))).toEqual(['City']);
});
