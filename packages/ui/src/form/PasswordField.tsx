import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton';
import { EyeIcon, EyeOffIcon } from '../icons';
import { uiText } from '../text/uiText';
import { space } from '../theme/tokens';
import { Field, useField } from './Field';
import { type TextFieldProps, TextInput } from './TextField';

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

export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [field, input] = useField(props);
  const [isVisible, setVisible] = useState(false);
  return (
    <Field {...field}>
      <PasswordFrame>
        <TextInput
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isVisible ? 'text' : 'password'}
        />
        <IconButton
          aria-label={isVisible ? uiText.hidePassword : uiText.showPassword}
          aria-controls={input.id}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </PasswordFrame>
    </Field>
  );
}

/** Tells password managers which account the password of the form belongs to. */
export const HiddenUsername = ({ email }: { readonly email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
);
