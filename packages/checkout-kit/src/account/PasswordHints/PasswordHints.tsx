import { validatePassword } from '@settee/domain';
import { Icon, VisuallyHidden, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { signUpMessages, type SignUpMessages } from '../sign-up-messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './PasswordHints.css.ts';

export interface PasswordHintsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Current value of the password field. */
  password: string;
  /** Email address of the account; empty when unknown. */
  emailAddress: string;
  messages?: Partial<SignUpMessages>;
}

/** Renders the password requirements and checks off the fulfilled ones while the shopper types. */
export const PasswordHints = withRef(function PasswordHints({
  password,
  emailAddress,
  messages,
  className,
  ...rest
}: PasswordHintsProps) {
  const labels = useWords('signUp', signUpMessages, messages);
  const problem = validatePassword(password, emailAddress);
  const isLong = problem !== 'missing' && problem !== 'too-short';
  const hints = [
    { text: labels.lengthHint, isMet: isLong },
    { text: labels.emailHint, isMet: isLong && problem !== 'like-email' },
    { text: labels.commonHint, isMet: isLong && problem !== 'like-email' && problem !== 'too-common' },
  ];
  return (
    <ul aria-label={labels.passwordHints} {...rest} className={cx(css.list, className)}>
      {hints.map(({ text, isMet }) => (
        <li key={text} className={css.hint} data-met={isMet || undefined}>
          <span className={css.mark}>{isMet && <Icon name="check" size={16} />}</span>
          <span>
            {text}
            {isMet && <VisuallyHidden>, {labels.met}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ul>
  );
});
