'use client';

import { TextButton, TextField, type TextFieldProps, withRef } from '@settee/ui';
import { useState } from 'react';
import { accountMessages, type AccountMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Lets password managers fill in the current password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  messages?: Partial<AccountMessages>;
}

/** Renders a password field with a button that shows or hides the entry. */
export const PasswordField = withRef(function PasswordField({ messages, disabled, ...rest }: PasswordFieldProps) {
  const labels = useWords('account', accountMessages, messages);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      trailing={
        <TextButton
          className={css.toggle}
          disabled={disabled}
          aria-label={isShown ? labels.hidePassword : labels.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? labels.hide : labels.show}
        </TextButton>
      }
    />
  );
});
