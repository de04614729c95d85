import { inNextTask } from '../inOwnTask';
import { watchLinksLikelyFollowed } from './linksLikelyFollowed';

const told = { expect: jest.fn(), forget: jest.fn() };
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<a id="a" href="/about">About <b>us</b></a><a id="b" href="/news">News</a><p>Text</p>';
  told.expect.mockReset();
  told.forget.mockReset();
  stop = watchLinksLikelyFollowed(told);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const at = (selector: string) => document.querySelector(selector) as HTMLElement;

/** jsdom knows no `PointerEvent`. */
function does(type: string, selector: string, how: object = {}): void {
  const { pointerType = 'mouse', isPrimary = true, ...rest } = how as PointerEventInit;
  const event = new MouseEvent(type, { bubbles: true, ...rest });
  at(selector).dispatchEvent(Object.assign(event, { pointerType, isPrimary }));
}

/** Time passes, and what was put into a task of its own is done. */
async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  await inNextTask();
}

const expected = () => told.expect.mock.calls.map(([link]) => (link as HTMLElement).id);

test('a link that a mouse rests on is expected, once', async () => {
  does('pointermove', '#a');
  await pass(64);
  does('pointermove', '#a b');
  expect(expected()).toEqual([]);
  await pass(1);
  does('pointermove', '#a');
  expect(expected()).toEqual(['a']);
  expect(told.forget).not.toHaveBeenCalled();
});

test.each([
  ['that only passes over', () => does('pointerout', '#a')],
  ['that goes on to what is no link', () => does('pointermove', 'p')],
  ['whose link is taken away', () => at('#a').remove()],
])('a mouse %s has nothing expected', async (_how, next) => {
  does('pointermove', '#a');
  next();
  await pass(65);
  expect(expected()).toEqual([]);
});

test.each([
  ['a page that moves under a mouse', 'pointerover', {}],
  ['a finger that moves', 'pointermove', { pointerType: 'touch' }],
])('%s has nothing expected', async (_what, type, how) => {
  does(type, '#a', how);
  await pass(65);
  expect(expected()).toEqual([]);
});

test('who saves data has nothing expected of a mouse, but of a press', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  does('pointermove', '#a');
  await pass(65);
  expect(expected()).toEqual([]);
  does('pointerdown', '#a');
  await pass(0);
  expect(expected()).toEqual(['a']);
});

describe('a link that is expected', () => {
  const rest = async () => {
    does('pointermove', '#a');
    await pass(65);
    expect(expected()).toEqual(['a']);
  };

  test.each([
    ['the mouse leaves it', () => does('pointerout', '#a')],
    ['it is gone when the mouse moves', () => does('pointermove', '#b')],
    ['it is opened in another tab', () => does('pointerdown', '#a', { ctrlKey: true })],
    ['it is dragged', () => does('dragstart', '#a')],
    ['a menu of the browser opens', () => does('contextmenu', '#a')],
  ])('is forgotten when %s', async (_when, next) => {
    await rest();
    next();
    expect(told.forget).toHaveBeenCalledTimes(1);
  });

  test('stays so while the mouse moves inside it', async () => {
    await rest();
    does('pointerout', '#a', { relatedTarget: at('#a b') });
    does('pointermove', '#a b');
    expect(told.forget).not.toHaveBeenCalled();
  });

  test('is not expected anew by its press, nor forgotten when the mouse leaves it then', async () => {
    await rest();
    does('pointerdown', '#a');
    does('pointerout', '#a');
    does('pointermove', '#b');
    does('pointerup', '#b');
    jest.advanceTimersByTime(999);
    expect(expected()).toEqual(['a']);
    expect(told.forget).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(told.forget).toHaveBeenCalledTimes(1);
  });
});
