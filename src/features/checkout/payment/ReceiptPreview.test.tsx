import { screen, within } from '@testing-library/react';
import { serveApi } from '../../../testing/apiServer';
import { renderApp } from '../../../testing/renderApp';
import { ReceiptPreview } from './ReceiptPreview';

serveApi();

const file = new File(['x'], 'screenshot.png', { type: 'image/png' });
const region = { left: 0.25, top: 0.5, width: 0.5, height: 0.1 };

const show = (where: typeof region | null) =>
  renderApp(
    <ReceiptPreview file={file} region={where} locked={false} onRemove={() => undefined} />,
  );

const outlineOf = (picture: HTMLElement) => picture.nextElementSibling;

test('a name that was found is outlined on the picture, small and large, and told', async () => {
  const { user } = show(region);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The name of the receiver was found. It is outlined.',
  );
  const small = screen.getByRole('img', { name: 'The screenshot you chose' });
  const place = { left: '25%', top: '50%', width: '50%', height: '10%' };
  expect(outlineOf(small)).toHaveStyle(place);
  await user.click(screen.getByRole('button', { name: 'View Uploaded Screenshot' }));
  const large = within(screen.getByRole('dialog')).getByRole('img');
  expect(outlineOf(large)).toHaveStyle(place);
});

test('a picture that was not read has no outline', () => {
  show(null);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const picture = screen.getByRole('img', { name: 'The screenshot you chose' });
  expect(picture.parentElement?.querySelector('[style]')).toBeNull();
});
