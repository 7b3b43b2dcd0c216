'use client';

import { TextButton, TextField, type TextFieldProps } from '@settee/ui';
import { useState } from 'react';
import { accountMessages, type AccountMessages } from '../messages.ts';
import * as css from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Tells password managers whether to fill in or to offer one. */
  autoComplete: 'current-password' | 'new-password';
  messages?: Partial<AccountMessages>;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ messages, disabled, ...rest }: PasswordFieldProps) {
  const labels = { ...accountMessages, ...messages };
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
}
