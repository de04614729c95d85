import { screen, within } from '@testing-library/react';
import { shopStory } from '../../shop/story';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { AboutPage } from './AboutPage';
import { ContactPage } from './ContactPage';

serveApi();

/** What a contact is said to be. */
const fact = (term: string) => {
  const definition = screen.getByText(term).nextElementSibling;
  if (!(definition instanceof HTMLElement)) throw new Error(`Nothing is said of ${term}.`);
  return within(definition);
};

test('the about page tells of the shop, and holds what the footer and the order form lead to', () => {
  renderApp(<AboutPage />, { route: '/about' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(shopStory.about.title);
  for (const paragraph of shopStory.about.paragraphs) {
    expect(screen.getByText(paragraph)).toBeInTheDocument();
  }
  for (const [anchor, title] of [
    ['delivery', 'Delivery'],
    ['privacy', 'Privacy Policy'],
    ['terms', 'Terms and conditions'],
  ] as const) {
    expect(screen.getByRole('heading', { name: title }).closest('section')).toHaveAttribute(
      'id',
      anchor,
    );
  }
});

test('the contact page tells the store’s address, the phone number and the e-mail', () => {
  renderApp(<ContactPage />, { route: '/contact' });
  expect(fact('Our store').getByText('46400 Petaling Jaya')).toBeInTheDocument();
  expect(fact('Phone').getByRole('link', { name: '+60 12-345 6789' })).toHaveAttribute(
    'href',
    'tel:+60123456789',
  );
  expect(fact('E-mail').getByRole('link', { name: 'hello@kainroti.example' })).toHaveAttribute(
    'href',
    'mailto:hello@kainroti.example',
  );
});

test('Explore Jobs says that there are none, and whom to write to', async () => {
  const { user } = renderApp(<ContactPage />, { route: '/contact' });
  expect(screen.getByRole('heading', { name: shopStory.careers.title })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Explore Jobs' }));
  expect(screen.getByRole('status')).toHaveTextContent('No positions are open right now.');
  expect(
    within(screen.getByRole('status')).getByRole('link', { name: 'hello@kainroti.example' }),
  ).toBeInTheDocument();
});
