import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { PostcodeField } from './PostcodeField';

test('leaves the text alone while an input method composes it, and then extracts the postcode', () => {
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <PostcodeField label="Zipcode" onChange={() => undefined} />
    </ThemeProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Zipcode' });
  fireEvent.input(field, { target: { value: '５０４８０' }, isComposing: true });
  expect(field).toHaveValue('５０４８０');
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('50480');
});
