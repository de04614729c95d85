import { act, render } from '@testing-library/react';
import { crossing } from '../../example/flow';
import type { Size } from '../layout/drawing';
import { statechartOf } from '../model/statechart';
import { arrange, createLayouts, type View } from './arrange';
import { useView, viewKey } from './useView';

const statechart = statechartOf(crossing.machine);
const part = 'crossing';
const highlighted = new Set<string>();
const storageKey = viewKey('test', part);

/** The overview of the crossing on a screen. It is drawn after everything that was asked for earlier. */
const overviewOn = (screen: Size): Promise<View> =>
  arrange(
    createLayouts(statechart),
    { kind: 'overview' },
    { statechart, part, screen, chosen: new Map(), highlighted },
    null,
  );

function Canvas() {
  const { container } = useView({ statechart, part, highlighted, storageKey });
  return <div ref={container} />;
}

test('a page that is left while its window changes stores the view with the screen that it was arranged for', async () => {
  const [small, large] = [
    { width: 390, height: 202 },
    { width: 390, height: 712 },
  ];
  let screen = small;
  let resized = () => {};
  window.ResizeObserver = class {
    constructor(measure: ResizeObserverCallback) {
      resized = () => measure([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollTo = () => {};
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => screen.width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => screen.height);
  render(<Canvas />);
  const { scale } = await act(() => overviewOn(small));
  screen = large;
  act(resized);
  await act(async () => {
    expect((await overviewOn(large)).scale).not.toBe(scale);
    // The larger drawing is arranged, but not on the screen yet.
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).toMatchObject({ ...small, scale });
});
