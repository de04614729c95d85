import type { Walk } from '../tapper';

/** Menu and search, then the service selection: Pick Up and Delivery. */
export const walkHome: Walk = async ({ page, open, tap, press, button }) => {
  await open('/');
  await tap('menu opened', button('Open menu'));
  await press('menu closed', 'Escape');
  await tap('search opened', button('Search'));
  await press('a letter typed', 'l');
  await tap('search closed', button('Cancel'));
  await open('/');
  const service = page.getByRole('dialog', { name: 'Service selection' });
  const inService = (name: string) => service.getByRole('button', { name, exact: true });
  await tap('service question opened', button('Change'));
  await tap('Pick Up chosen', service.getByRole('button', { name: 'Pick Up' }));
  await tap('branch confirmed', inService('Next'));
  await tap('slot confirmed without a time', inService('Confirm'));
  await tap('a day chosen', inService('Tomorrow'));
  await tap('a step back', inService('Back'));
  await tap('service question closed', inService('Close'));
  await open('/');
  // A DevTools click does not end while Chromium treats the mouse as touch.
  await button('Change').press('Enter');
  await tap('Delivery chosen', service.getByRole('button', { name: 'Delivery' }));
  await tap('Next without an address', inService('Next'));
  await press('a letter of the address', 'j');
};
