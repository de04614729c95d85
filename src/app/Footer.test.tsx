import { screen, within } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { Footer } from './Footer';

const footer = () => {
  renderApp(<Footer />, { skipStart: true });
  return within(screen.getByRole('contentinfo'));
};
const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const listBelow = (content: ReturnType<typeof footer>, name: string) => {
  const list = content.getByRole('heading', { name }).nextElementSibling;
  if (!(list instanceof HTMLElement)) throw new Error(`There is no list below ${name}.`);
  return within(list);
};

test('starts with the logo and a sentence about the shop, and ends with the copyright', () => {
  const content = footer();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/^Kain ?& ?Roti/);
  expect(content.getByText(/Easy clothes in honest cloth/)).toBeInTheDocument();
  expect(content.getByText(/^© 2026/)).toBeInTheDocument();
});

test('SHOP lists four links', () => {
  const links = listBelow(footer(), 'SHOP').getAllByRole('link');
  expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Delivery', '/about#delivery'],
    ['Privacy Policy', '/about#privacy'],
  ]);
});

test('GET IN TOUCH lists phone and e-mail', () => {
  const links = listBelow(footer(), 'GET IN TOUCH').getAllByRole('link');
  expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['+60 12-345 6789', 'tel:+60123456789'],
    ['hello@kainroti.example', 'mailto:hello@kainroti.example'],
  ]);
});

test('three social links lead to other sites', () => {
  const content = footer();
  expect(hrefOf(content.getByRole('link', { name: /^WhatsApp/ }))).toMatch(/^https:\/\/wa\.me\/60/);
  expect(hrefOf(content.getByRole('link', { name: /^Instagram/ }))).toMatch(/instagram\.com\//);
  expect(hrefOf(content.getByRole('link', { name: /^Xiaohongshu/ }))).toMatch(/xiaohongshu\.com\//);
});
