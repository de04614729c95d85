import { render, screen } from '@testing-library/react';
import { registrationText } from '../text/registration';
import { CodeForm } from './CodeForm';

const form = (resendAt: number) => (
  <CodeForm
    text={registrationText.code}
    email="aina@example.test"
    length={6}
    busy={false}
    error={undefined}
    resend={{ at: resendAt, allowed: true, busy: false, request: jest.fn() }}
    Check={undefined}
    onType={jest.fn()}
    onSubmit={jest.fn()}
    onChangeEmail={jest.fn()}
  />
);

test('after another code was sent, the form says that earlier codes are invalid', () => {
  const { rerender } = render(form(60_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(form(120_000));
  expect(screen.getByRole('status')).toHaveTextContent('Codes in earlier mails no longer count.');
});

test('the direction of the e-mail address does not affect the text around it', () => {
  render(form(60_000));
  expect(screen.getByText('aina@example.test').closest('bdi')).not.toBeNull();
});
