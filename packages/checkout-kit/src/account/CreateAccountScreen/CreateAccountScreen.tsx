'use client';

import { readEmail, accountRoutes, validateName, validatePassword } from '@settee/domain';
import { emailField, toEmailError, validateEmailEntry } from '../email-field.ts';
import { Button, Checkbox, Heading, TextButton, TextField, TextLink, withRef } from '@settee/ui';
import { useOnEvent } from '../../events.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from '../entry-page.css.ts';
import type { FormProblems } from '../form-reducer.ts';
import { NameFields } from '../NameFields.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordHints } from '../PasswordHints/PasswordHints.tsx';
import type { MessageResponse } from '../ports.ts';
import { signUpMessages, type SignUpMessages } from '../sign-up-messages.ts';
import { type AccountFormControl, toOutcome, useAccountForm } from '../useAccountForm.ts';

const blank = { firstName: '', lastName: '', emailAddress: '', password: '', isNewsWanted: false };

export type NewAccount = typeof blank;

export interface CreateAccountScreenProps extends RootRef<HTMLDivElement> {
  /** Creates the account; must respond the same whether or not it exists. They never reject. */
  ports: {
    /** Must return the same response whether or not the address has an account. */
    create(account: NewAccount): Promise<PortResult<MessageResponse>>;
    log(problem: RequestFailure): void;
  };
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<SignUpMessages>;
}

function validateAccount({ firstName, lastName, emailAddress, password }: NewAccount): FormProblems<NewAccount> {
  const [first, last] = [validateName(firstName), validateName(lastName)];
  const email = validateEmailEntry(emailAddress, 'any');
  const secret = validatePassword(password, emailAddress);
  return {
    ...(first && { firstName: first }),
    ...(last && { lastName: last }),
    ...(email && { emailAddress: email }),
    ...(secret && { password: secret }),
  };
}

interface EntryProps {
  control: AccountFormControl<NewAccount>;
  labels: SignUpMessages;
}

/** Points to the email with the link. */
function CheckMail({ rootRef, control, labels }: EntryProps & { rootRef: CreateAccountScreenProps['ref'] }) {
  const { entry } = control.state;
  return (
    <div ref={rootRef} className={css.page}>
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

/** The email address and the password that sign in later. */
function SignInFields({ control, labels, messages }: EntryProps & Pick<CreateAccountScreenProps, 'messages'>) {
  const { state, problems, set } = control;
  const { emailAddress, password } = state.entry;
  return (
    <>
      <TextField
        {...emailField}
        label={labels.emailAddress}
        name="username"
        autoComplete="username"
        data-field="emailAddress"
        value={emailAddress}
        error={toEmailError(problems.emailAddress, labels)}
        onChange={({ target }) => set('emailAddress', target.value)}
      />
      <PasswordField
        label={labels.password}
        name="new-password"
        autoComplete="new-password"
        data-field="password"
        value={password}
        error={problems.password && labels.passwordProblems[problems.password]}
        onChange={({ target }) => set('password', target.value)}
      />
      <PasswordHints password={password} emailAddress={emailAddress} messages={messages} />
    </>
  );
}

/** Renders the create-account page; the account is created by the link in the email that follows. ROUTE-15 */
export const CreateAccountScreen = withRef(function CreateAccountScreen({
  ports,
  messages,
  ref,
}: CreateAccountScreenProps) {
  const labels = useWords('signUp', signUpMessages, messages);
  const onEvent = useOnEvent();
  const control = useAccountForm<NewAccount>({
    name: 'createAccount',
    initial: blank,
    validate: validateAccount,
    send: async (entry) => {
      const outcome = toOutcome(
        await ports.create({ ...entry, emailAddress: readEmail(entry.emailAddress) }),
        ports.log,
      );
      if (outcome.next === 'done') onEvent({ type: 'account.created' });
      return outcome;
    },
  });
  const { state, problems, set } = control;

  if (state.status === 'done') return <CheckMail rootRef={ref} control={control} labels={labels} />;
  return (
    <div ref={ref} className={css.page}>
      <header className={css.head}>
        <Heading level={1}>{labels.createTitle}</Heading>
        <p className={css.text}>{labels.createText}</p>
      </header>
      <AccountForm control={control}>
        <div className={css.pair}>
          <NameFields entry={state.entry} problems={problems} set={set} labels={labels} />
        </div>
        <SignInFields control={control} labels={labels} messages={messages} />
        <Checkbox
          label={labels.isNewsWanted}
          checked={state.entry.isNewsWanted}
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
});
