import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterFrame } from './afterFrame';
import { useFocusOnChange } from './useFocusOnChange';

/** Two steps; the second comes by itself, as after an answer of the shop. */
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
      onReady={(given) => {
        next = given;
      }}
    />,
  );
  return { next: () => next() };
}

const painted = () => new Promise<void>((resolve) => afterFrame(resolve));

/** React works here as it does in a browser: what it puts off is done later, not at the end of each change. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
let asBefore: boolean | undefined;
beforeEach(() => {
  asBefore = environment.IS_REACT_ACT_ENVIRONMENT;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = asBefore;
});

test('the first step leaves the focus where it is', async () => {
  open();
  await painted();
  expect(document.body).toHaveFocus();
});

test('a first step that takes the place of what was shown before gets the focus', async () => {
  const Late = () => {
    const title = useFocusOnChange<HTMLHeadingElement>('second', { before: 'first' });
    return (
      <h1 ref={title} tabIndex={-1}>
        second
      </h1>
    );
  };
  render(<Late />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'second' })).toHaveFocus());
});

test('the heading of another step gets the focus', async () => {
  const steps = open();
  screen.getByLabelText('Field of the first step').focus();
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  steps.next();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'second' })).toHaveFocus());
});

test('a field that is entered as soon as it stands there keeps the focus', async () => {
  const steps = open();
  screen.getByLabelText('Field of the first step').focus();
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const entered = new Promise<HTMLElement>((resolve) => {
    // Comes before anything that React puts off until after the paint.
    const observer = new MutationObserver(() => {
      const field = screen.queryByLabelText('Field of the second step');
      if (field === null) return;
      observer.disconnect();
      field.focus();
      resolve(field);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  steps.next();
  const field = await entered;
  await painted();
  await painted();
  expect(field).toHaveFocus();
});
