import { counterMailCalls } from '@kedai/contract/calls/counterMails';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { givenLateMail, openCounter, returnToPage } from '../../testing/counter';

const api = serveApi();
const toasts = collectToasts();
beforeEach(() => api.signInStaff());

test('a mail that failed is listed with the sentence of the server, and sent again', async () => {
  const { orderId, fail, arrive } = await givenLateMail(api);
  openCounter();
  const mail = await screen.findByRole('article', { name: `Order placed: ${orderId}` });
  expect(mail).toHaveTextContent('The shop tries again');
  await fail('550 No such mailbox');
  returnToPage();
  expect(await within(mail).findByText('The mail server says: 550 No such mailbox')).toBeVisible();
  expect(mail).toHaveTextContent('The shop no longer tries.');

  api.fails(counterMailCalls.sendMailAgain, 'offline', { once: true });
  const press = () => fireEvent.click(within(mail).getByRole('button', { name: 'Send again' }));
  press();
  expect(await within(mail).findByRole('alert')).toHaveTextContent('could not be reached');
  press();
  await waitFor(() =>
    expect(toasts()).toContain(`success: The mail about order ${orderId} is sent again.`),
  );
  expect(await within(mail).findByText(/The shop tries again/)).toBeVisible();

  await arrive();
  returnToPage();
  await waitFor(() => expect(mail).not.toBeInTheDocument());
});
