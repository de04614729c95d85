import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { renderApp } from '../testing/renderApp';
import { Content } from './Content';

/** How far down the page can be scrolled, px: jsdom lays nothing out. */
let furthest: number;

beforeEach(() => {
  jest.useFakeTimers();
  let top = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    top = Math.min(Number(to[1]), furthest);
    fireEvent.scroll(window);
  });
});
afterEach(() => jest.useRealTimers());

function Shop() {
  const navigate = useNavigate();
  return (
    <Content id="content">
      <Link to="/product">to a product</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </Content>
  );
}

/** Comes back to a long page of which only the beginning is there yet. */
function comeBackToLongPage() {
  furthest = 2000;
  renderApp(<Shop />, { route: '/collection', skipStart: true });
  window.scrollTo(0, 900);
  fireEvent.click(screen.getByRole('link', { name: 'to a product' }));
  expect(window.scrollY).toBe(0);
  furthest = 100;
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.scrollY).toBe(100);
}

/** The rest of the page arrives, within the time that it may take. */
function restArrives() {
  furthest = 2000;
  act(() => jest.advanceTimersByTime(1000));
}

test('Back leads to where one was once the page is tall enough', () => {
  comeBackToLongPage();
  restArrives();
  expect(window.scrollY).toBe(900);
});

test.each([
  ['the wheel', () => fireEvent.wheel(document.body)],
  ['a finger', () => fireEvent.touchStart(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
  ['the scrollbar', () => fireEvent.pointerDown(document.documentElement)],
])('whoever scrolls by %s meanwhile stays there', (_, scroll) => {
  comeBackToLongPage();
  scroll();
  window.scrollTo(0, 40);
  restArrives();
  expect(window.scrollY).toBe(40);
});

test('a key that the page answers itself counts too', () => {
  comeBackToLongPage();
  const button = screen.getByRole('button', { name: 'Back' });
  button.addEventListener('keydown', (event) => event.stopPropagation());
  fireEvent.keyDown(button, { key: ' ' });
  window.scrollTo(0, 40);
  restArrives();
  expect(window.scrollY).toBe(40);
});
