import { screen, within } from '@testing-library/react';
import { serveApi } from '../testing/apiServer';
import { renderApp } from '../testing/renderApp';
import { Footer } from './Footer';

serveApi();

const footer = () => {
  renderApp(<Footer />);
  return within(screen.getByRole('contentinfo'));
};
const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const belowHeading = (part: ReturnType<typeof footer>, name: string) => {
  const list = part.getByRole('heading', { name }).nextElementSibling;
  if (!(list instanceof HTMLElement)) throw new Error(`Nothing stands below ${name}.`);
  return within(list);
};

test('the logo and a sentence about the shop begin it, the copyright ends it', () => {
  const part = footer();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/^Kain ?& ?Roti/);
  expect(part.getByText(/Easy clothes in honest cloth/)).toBeInTheDocument();
  expect(part.getByText(/^© 2026/)).toBeInTheDocument();
});

test('SHOP lists four places, each of which exists', () => {
  const links = belowHeading(footer(), 'SHOP').getAllByRole('link');
  expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Delivery', '/about#delivery'],
    ['Privacy Policy', '/about#privacy'],
  ]);
});

test('GET IN TOUCH tells phone and e-mail', () => {
  const links = belowHeading(footer(), 'GET IN TOUCH').getAllByRole('link');
  expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['+60 12-345 6789', 'tel:+60123456789'],
    ['hello@kainroti.example', 'mailto:hello@kainroti.example'],
  ]);
});

test('three social links lead out of the shop', () => {
  const part = footer();
  expect(hrefOf(part.getByRole('link', { name: /^WhatsApp/ }))).toMatch(/^https:\/\/wa\.me\/60/);
  expect(hrefOf(part.getByRole('link', { name: /^Instagram/ }))).toMatch(/instagram\.com\//);
  expect(hrefOf(part.getByRole('link', { name: /^Xiaohongshu/ }))).toMatch(/xiaohongshu\.com\//);
});
