import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AsAWhole, Below } from './Below';

test('what lies below is rendered after what is above it', () => {
  const page = (
    <>
      <p>above</p>
      <Below>
        <p>below</p>
      </Below>
    </>
  );
  expect(renderToString(page)).toBe('<p>above</p>');
  expect(renderToString(<AsAWhole value={true}>{page}</AsAWhole>)).toBe('<p>above</p><p>below</p>');
  render(page);
  expect(screen.getByText('below')).toBeInTheDocument();
});
