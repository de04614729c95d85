import { useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { Field } from './Field';
import { IconButton } from './IconButton';
import { EyeIcon, EyeOffIcon } from './icons';
import { type TextFieldProps, TextInput } from './TextField';
import { uiText } from './uiText';

const PasswordFrame = styled.div`
  position: relative;

  input {
    padding-right: ${space(7)};
  }
  button {
    position: absolute;
    top: 2px;
    right: 2px;
  }
`;

/** A password field with a button that shows and hides the password. */
export function PasswordField({
  label,
  error,
  hint,
  describedBy,
  id,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} describedBy={describedBy} id={id}>
      {(binding) => (
        <PasswordFrame>
          <TextInput
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...binding}
            type={isVisible ? 'text' : 'password'}
          />
          <IconButton
            aria-label={isVisible ? uiText.hidePassword : uiText.showPassword}
            aria-controls={binding.id}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </PasswordFrame>
      )}
    </Field>
  );
}
