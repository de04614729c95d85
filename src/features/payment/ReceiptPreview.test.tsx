import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { ReceiptPreview } from './ReceiptPreview';

const file = new File(['x'], 'screenshot.png', { type: 'image/png' });
const region = { left: 0.25, top: 0.5, width: 0.5, height: 0.1 };

const show = (shownRegion: typeof region | null) =>
  renderApp(
    <ReceiptPreview file={file} region={shownRegion} locked={false} onRemove={() => undefined} />,
    { skipStart: true },
  );

const outlineOf = (picture: HTMLElement) => picture.nextElementSibling;

test('outlines the name on the small and the large picture and announces it', async () => {
  const { user } = show(region);
  expect(screen.getByRole('status')).toHaveTextContent(
    'We found the name of the receiver and outlined it.',
  );
  expect(screen.getByText('screenshot.png').closest('bdi')).not.toBeNull();
  const small = screen.getByRole('img', { name: 'The screenshot you chose' });
  const outlineStyle = { left: '25%', top: '50%', width: '50%', height: '10%' };
  expect(outlineOf(small)).toHaveStyle(outlineStyle);
  await user.click(screen.getByRole('button', { name: 'View Uploaded Screenshot' }));
  const large = within(screen.getByRole('dialog')).getByRole('img');
  expect(outlineOf(large)).toHaveStyle(outlineStyle);
});

test('a picture that was not read has no outline', () => {
  show(null);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const picture = screen.getByRole('img', { name: 'The screenshot you chose' });
  expect(picture.parentElement?.querySelector('[style]')).toBeNull();
});
