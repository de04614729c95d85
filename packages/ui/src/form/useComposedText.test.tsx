import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useComposedText } from './useComposedText';

const onText = jest.fn();

function Field() {
  const [value, setValue] = useState('');
  const props = useComposedText(value, (text) => {
    onText(text);
    setValue(text);
  });
  return <input {...props} />;
}

beforeEach(() => {
  onText.mockClear();
  render(<Field />);
});

const field = () => screen.getByRole('textbox');
const type = (value: string, isComposing: boolean) => {
  fireEvent.input(field(), { target: { value }, isComposing });
  expect(field()).toHaveValue(value);
};
const texts = () => onText.mock.calls.map(([text]) => text as unknown);

test('a text counts once, when the input method has composed it', () => {
  fireEvent.compositionStart(field());
  type('liu', true);
  type('liulian', true);
  expect(texts()).toEqual([]);
  type('榴莲', true);
  fireEvent.compositionEnd(field());
  expect(texts()).toEqual(['榴莲']);
  expect(field()).toHaveValue('榴莲');
  type('榴莲a', false);
  expect(texts()).toEqual(['榴莲', '榴莲a']);
});

test('the last input may come after the end of the composition', () => {
  type('liulian', true);
  fireEvent.compositionEnd(field(), { target: { value: '榴莲' } });
  type('榴莲', false);
  expect(new Set(texts())).toEqual(new Set(['榴莲']));
});

test('a composition that is cancelled leaves the text before it', () => {
  type('a', false);
  type('aliu', true);
  type('a', true);
  fireEvent.compositionEnd(field());
  expect(texts()).toEqual(['a', 'a']);
});

test('on Android, where each word is composed, its letters count', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)');
  type('shi', true);
  type('shirt', true);
  fireEvent.compositionEnd(field());
  expect(texts()).toEqual(['shi', 'shirt']);
});
