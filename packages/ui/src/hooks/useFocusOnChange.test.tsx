import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFocusOnChange } from './useFocusOnChange';

/** Two steps. The second appears without a click, as after a response of the server. */
function Steps({ onReady }: { readonly onReady: (next: () => void) => void }) {
  const [step, setStep] = useState('first');
  onReady(() => setStep('second'));
  const title = useFocusOnChange<HTMLHeadingElement>(step);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {step}
      </h1>
      <input key={step} aria-label={`Field of the ${step} step`} />
    </>
  );
}

function open() {
  let next = () => {};
  render(
    <Steps
      onReady={(callback) => {
        next = callback;
      }}
    />,
  );
  return { next: () => next() };
}

test('the first step leaves the focus where it is', () => {
  open();
  expect(document.body).toHaveFocus();
});

test('a first step that replaces an earlier step gets the focus', () => {
  const LateMount = () => {
    const title = useFocusOnChange<HTMLHeadingElement>('second', { previousStep: 'first' });
    return (
      <h1 ref={title} tabIndex={-1}>
        second
      </h1>
    );
  };
  render(<LateMount />);
  expect(screen.getByRole('heading', { name: 'second' })).toHaveFocus();
});

test('the heading of another step gets the focus', () => {
  const steps = open();
  screen.getByLabelText('Field of the first step').focus();
  act(steps.next);
  expect(screen.getByRole('heading', { name: 'second' })).toHaveFocus();
});
