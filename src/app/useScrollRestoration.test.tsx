import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { renderApp } from '../testing/renderApp';
import { useScrollRestoration } from './useScrollRestoration';

/** The maximum scroll position, px, because jsdom has no layout. */
let maxScroll: number;

beforeEach(() => {
  jest.useFakeTimers();
  let top = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    top = Math.min(Number(to[1]), maxScroll);
    fireEvent.scroll(window);
  });
});
afterEach(() => jest.useRealTimers());

function Shop() {
  const navigate = useNavigate();
  return (
    <main ref={useScrollRestoration()}>
      <Link to="/product">to a product</Link>
      <Link to="/collection">to the top</Link>
      <Link to="/about#terms">to the terms</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </main>
  );
}

/** Goes back to a long page of which only the beginning has loaded. */
function returnToLongPage() {
  maxScroll = 2000;
  renderApp(<Shop />, { route: '/collection', skipStart: true });
  window.scrollTo(0, 900);
  fireEvent.click(screen.getByRole('link', { name: 'to a product' }));
  expect(window.scrollY).toBe(0);
  maxScroll = 100;
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.scrollY).toBe(100);
}

/** The rest of the page loads in time. */
function loadRest() {
  maxScroll = 2000;
  act(() => jest.advanceTimersByTime(1000));
}

test('Back restores the scroll position when the page is tall enough', () => {
  returnToLongPage();
  loadRest();
  expect(window.scrollY).toBe(900);
});

test.each([
  ['the wheel', () => fireEvent.wheel(document.body)],
  ['a finger', () => fireEvent.touchStart(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
  ['the scrollbar', () => fireEvent.pointerDown(document.documentElement)],
])('scrolling by %s meanwhile stops the restoration', (_, scroll) => {
  returnToLongPage();
  scroll();
  window.scrollTo(0, 40);
  loadRest();
  expect(window.scrollY).toBe(40);
});

test('a link to a section of a page that is still loading leads to the top, then to the section', () => {
  maxScroll = 2000;
  Element.prototype.scrollIntoView = () => window.scrollTo(0, 1200);
  renderApp(<Shop />, { route: '/collection', skipStart: true });
  window.scrollTo(0, 1900);
  fireEvent.click(screen.getByRole('link', { name: 'to the terms' }));
  expect(window.scrollY).toBe(0);
  const section = document.createElement('section');
  Object.assign(section, { id: 'terms', tabIndex: -1 });
  screen.getByRole('main').append(section);
  act(() => jest.advanceTimersByTime(100));
  expect(window.scrollY).toBe(1200);
  expect(section).toHaveFocus();
});

describe('a section of a page', () => {
  beforeEach(() => {
    maxScroll = 2000;
    renderApp(<Shop />, { route: '/collection#terms', skipStart: true });
    window.scrollTo(0, 900);
  });

  test('Back restores the scroll position, not that of the section', () => {
    fireEvent.click(screen.getByRole('link', { name: 'to a product' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(window.scrollY).toBe(900);
  });

  test('a link to its page leads to the top', () => {
    fireEvent.click(screen.getByRole('link', { name: 'to the top' }));
    expect(window.scrollY).toBe(0);
  });
});
