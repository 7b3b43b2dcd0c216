'use client';

import { validatePassword } from '@settee/domain';
import { Button, Heading, Icon } from '@settee/ui';
import { AccountForm } from '../../account/AccountForm/AccountForm.tsx';
import type { NewAccount } from '../../account/CreateAccountScreen/CreateAccountScreen.tsx';
import { useWords } from '../../use-words.ts';
import * as entry from '../../account/entry-page.css.ts';
import { PasswordField } from '../../account/PasswordField/PasswordField.tsx';
import { PasswordHints } from '../../account/PasswordHints/PasswordHints.tsx';
import type { MessageResponse } from '../../account/ports.ts';
import { signUpMessages } from '../../account/sign-up-messages.ts';
import { toOutcome, useAccountForm } from '../../account/useAccountForm.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { useOnEvent } from '../../events.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { orderStatusMessages, type OrderStatusMessages } from '../../order/order-status-messages.ts';
import * as css from './AccountOffer.css.ts';

export interface AccountOfferProps {
  /** Name and email address of the order. */
  owner: Pick<NewAccount, 'firstName' | 'lastName' | 'emailAddress'>;
  ports: {
    /** Must return the same response whether or not the address has an account. */
    createAccount(account: NewAccount): Promise<PortResult<MessageResponse>>;
    log(problem: RequestFailure): void;
  };
  messages?: Partial<OrderStatusMessages>;
}

/** Creates the account of an order from a password. */
function useNewAccount(
  { firstName, lastName, emailAddress }: AccountOfferProps['owner'],
  ports: AccountOfferProps['ports'],
) {
  const onEvent = useOnEvent();
  const owner = { firstName, lastName, emailAddress };
  return useAccountForm({
    name: 'createAccount',
    initial: { password: '' },
    validate: ({ password }) => {
      const problem = validatePassword(password, emailAddress);
      return problem ? { password: problem } : {};
    },
    send: async ({ password }) => {
      const outcome = toOutcome(await ports.createAccount({ ...owner, password, isNewsWanted: false }), ports.log);
      if (outcome.next === 'done') onEvent({ type: 'account.created' });
      return outcome;
    },
  });
}

interface PasswordFormProps {
  control: ReturnType<typeof useNewAccount>;
  emailAddress: string;
  labels: OrderStatusMessages;
}

function PasswordForm({ control, emailAddress, labels }: PasswordFormProps) {
  const { state, problems, set, isBusy } = control;
  const signUpLabels = useWords('signUp', signUpMessages);
  return (
    <AccountForm control={control} className={css.form}>
      <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
      <PasswordField
        label={signUpLabels.password}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="done"
        required
        data-field="password"
        value={state.entry.password}
        error={problems.password && signUpLabels.passwordProblems[problems.password]}
        onChange={({ target }) => set('password', target.value)}
      />
      <PasswordHints password={state.entry.password} emailAddress={emailAddress} />
      <Button type="submit" busy={isBusy}>
        {labels.create}
      </Button>
    </AccountForm>
  );
}

/** Offers an account after an order: only a password is missing. Its orders follow once the address is confirmed. */
export function AccountOffer({ owner, ports, messages }: AccountOfferProps) {
  const { emailAddress } = owner;
  const labels = useWords('orderStatus', orderStatusMessages, messages);
  const control = useNewAccount(owner, ports);
  return (
    <section aria-label={labels.accountTitle} className={css.root}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.accountTitle}
      </Heading>
      {control.state.status === 'done' ? (
        <p role="status" className={css.text}>
          {labels.checkMail(emailAddress)}
        </p>
      ) : (
        <>
          <p className={css.text}>{labels.accountText(emailAddress)}</p>
          <ul className={entry.benefits}>
            {labels.accountBenefits.map((text) => (
              <li key={text} className={entry.benefit}>
                <Icon name="check" size={18} className={entry.tick} />
                {text}
              </li>
            ))}
          </ul>
          <PasswordForm control={control} emailAddress={emailAddress} labels={labels} />
        </>
      )}
    </section>
  );
}
