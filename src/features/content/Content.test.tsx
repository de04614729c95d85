import { screen, within } from '@testing-library/react';
import { shopStory } from '../../shop/story';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import AboutPage from './AboutPage';
import ContactPage from './ContactPage';

serveApi();

/** The definition of a contact detail. */
const contactDetail = (term: string) => {
  const definition = screen.getByText(term).nextElementSibling;
  if (!(definition instanceof HTMLElement)) throw new Error(`There is no definition of ${term}.`);
  return within(definition);
};

test('the about page describes the shop and has the sections that the footer and the order form link to', () => {
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

test('the contact page shows the store’s address, phone number and e-mail', () => {
  renderApp(<ContactPage />, { route: '/contact' });
  expect(contactDetail('Our store').getByText('46400 Petaling Jaya')).toBeInTheDocument();
  expect(contactDetail('Phone').getByRole('link', { name: '+60 12-345 6789' })).toHaveAttribute(
    'href',
    'tel:+60123456789',
  );
  expect(
    contactDetail('E-mail').getByRole('link', { name: 'hello@kainroti.example' }),
  ).toHaveAttribute('href', 'mailto:hello@kainroti.example');
});

test('Explore Jobs says that there are no jobs and shows the e-mail', async () => {
  const { user } = renderApp(<ContactPage />, { route: '/contact' });
  expect(screen.getByRole('heading', { name: shopStory.careers.title })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Explore Jobs' }));
  expect(screen.getByRole('status')).toHaveTextContent('No positions are open right now.');
  expect(
    within(screen.getByRole('status')).getByRole('link', { name: 'hello@kainroti.example' }),
  ).toBeInTheDocument();
});
