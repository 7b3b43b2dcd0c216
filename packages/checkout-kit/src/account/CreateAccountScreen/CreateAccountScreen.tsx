'use client';

import { accountRoutes, validateEmail, validateName, validatePassword, emailMaxLength } from '@settee/domain';
import { Button, Checkbox, Heading, TextButton, TextField, TextLink } from '@settee/ui';
import { useOnEvent } from '../../events.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import * as css from '../entry-page.css.ts';
import type { FormProblems } from '../form-reducer.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordHints } from '../PasswordHints/PasswordHints.tsx';
import type { MessageResponse } from '../ports.ts';
import { signUpMessages, type SignUpMessages } from '../sign-up-messages.ts';
import { toOutcome, useAccountForm } from '../useAccountForm.ts';

const blank = { firstName: '', lastName: '', emailAddress: '', password: '', isNewsWanted: false };

export type NewAccount = typeof blank;

export interface CreateAccountScreenProps {
  ports: {
    /** Must return the same response whether or not the address has an account. */
    create(account: NewAccount): Promise<PortResult<MessageResponse>>;
    log(problem: RequestFailure): void;
  };
  messages?: Partial<SignUpMessages>;
}

function validateAccount({ firstName, lastName, emailAddress, password }: NewAccount): FormProblems<NewAccount> {
  const [first, last] = [validateName(firstName), validateName(lastName)];
  const email = validateEmail(emailAddress, 'any');
  const secret = validatePassword(password, emailAddress);
  return {
    ...(first && { firstName: first }),
    ...(last && { lastName: last }),
    ...(email && { emailAddress: email }),
    ...(secret && { password: secret }),
  };
}

/** Renders the create-account page; the account is created by the link in the email that follows. ROUTE-15 */
export function CreateAccountScreen({ ports, messages }: CreateAccountScreenProps) {
  const labels = { ...signUpMessages, ...messages };
  const onEvent = useOnEvent();
  const control = useAccountForm<NewAccount>({
    initial: blank,
    validate: validateAccount,
    send: async (entry) => {
      const outcome = toOutcome(await ports.create({ ...entry, emailAddress: entry.emailAddress.trim() }), ports.log);
      if (outcome.next === 'done') onEvent({ type: 'account.created' });
      return outcome;
    },
  });
  const { state, problems, set } = control;
  const { entry } = state;

  if (state.status === 'done') {
    return (
      <div className={css.page}>
        <div className={css.head} role="status">
          <Heading level={1}>{labels.checkMailTitle}</Heading>
          <p className={css.text}>{labels.checkMailText(entry.emailAddress)}</p>
        </div>
        <p className={css.small}>
          {labels.noMail}{' '}
          <TextButton inline onClick={() => control.restart({ ...entry, password: '' })}>
            {labels.useAnother}
          </TextButton>
          .
        </p>
      </div>
    );
  }
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Heading level={1}>{labels.createTitle}</Heading>
        <p className={css.text}>{labels.createText}</p>
      </header>
      <AccountForm control={control}>
        <div className={css.pair}>
          <TextField
            label={labels.firstName}
            autoComplete="given-name"
            maxLength={20}
            data-field="firstName"
            value={entry.firstName}
            error={
              problems.firstName && (problems.firstName === 'missing' ? labels.firstNameProblem : labels.nameInvalid)
            }
            onChange={({ target }) => set('firstName', target.value)}
          />
          <TextField
            label={labels.lastName}
            autoComplete="family-name"
            maxLength={20}
            data-field="lastName"
            value={entry.lastName}
            error={problems.lastName && (problems.lastName === 'missing' ? labels.lastNameProblem : labels.nameInvalid)}
            onChange={({ target }) => set('lastName', target.value)}
          />
        </div>
        <TextField
          label={labels.emailAddress}
          type="email"
          name="username"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailMaxLength}
          data-field="emailAddress"
          value={entry.emailAddress}
          error={problems.emailAddress && labels.emailProblem}
          onChange={({ target }) => set('emailAddress', target.value)}
        />
        <PasswordField
          label={labels.password}
          name="new-password"
          autoComplete="new-password"
          data-field="password"
          value={entry.password}
          error={problems.password && labels.passwordProblems[problems.password]}
          onChange={({ target }) => set('password', target.value)}
        />
        <PasswordHints password={entry.password} emailAddress={entry.emailAddress} messages={messages} />
        <Checkbox
          label={labels.isNewsWanted}
          checked={entry.isNewsWanted}
          onChange={({ target }) => set('isNewsWanted', target.checked)}
        />
        <Button type="submit" block size="large" busy={control.isBusy}>
          {labels.create}
        </Button>
      </AccountForm>
      <p className={css.line}>
        {labels.haveAccount} <TextLink href={accountRoutes.login}>{labels.signIn}</TextLink>
      </p>
    </div>
  );
}
