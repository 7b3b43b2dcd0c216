import { readEmail, validateEmail } from '@settee/domain';
import { TextLink } from '@settee/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useSubscribe } from '../../data/newsletter.ts';
import { useSite } from '../../data/site.ts';
import { useWords } from '../words.ts';
import { shellMessages } from '../messages.ts';
import { serviceUrls } from '../service-urls.ts';
import { newsletterMessages } from './messages.ts';
import * as css from './NewsletterForm.css.ts';

type State = { status: 'editing' | 'sending'; problem: string } | { status: 'sent'; text: string };

/** The entered address and the result of its subscription; a problem returns the focus to the field. */
function useSubscription() {
  const words = useWords('newsletter', newsletterMessages);
  const subscribe = useSubscribe();
  const field = useRef<HTMLInputElement>(null);
  const [emailAddress, setEmailAddress] = useState('');
  const [state, setState] = useState<State>({ status: 'editing', problem: '' });
  const fail = (problem: string) => {
    setState({ status: 'editing', problem });
    field.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state.status !== 'editing') return;
    const address = readEmail(emailAddress);
    if (validateEmail(address, 'any')) return fail(words.invalid);
    setState({ status: 'sending', problem: '' });
    const result = await subscribe(address);
    if (!result.ok) fail(words.failed);
    else if (!result.value.isSuccess) fail(result.value.errorMessage);
    else setState({ status: 'sent', text: result.value.isConfirmed ? words.subscribed : words.sent(address) });
  };
  const change = (entry: string) => {
    setEmailAddress(entry);
    // Another address can be subscribed, such as after a typing error.
    if (state.status === 'sent') setState({ status: 'editing', problem: '' });
  };
  return { field, emailAddress, state, send, change };
}

function EmailForm() {
  const words = useWords('newsletter', newsletterMessages);
  const { field, emailAddress, state, send, change } = useSubscription();
  const id = useId();
  const problem = state.status === 'editing' ? state.problem : '';
  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void send(event)}>
        <label htmlFor={id} className={css.label}>
          {words.emailAddress}
        </label>
        <div className={css.line}>
          <input
            ref={field}
            id={id}
            name="emailAddress"
            type="email"
            autoComplete="email"
            value={emailAddress}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => change(target.value)}
            className={css.input}
          />
          {/* Not disabled: it would lose the focus. */}
          <button
            type="submit"
            aria-busy={state.status === 'sending' || undefined}
            aria-disabled={state.status === 'sent' || undefined}
            className={css.button}
          >
            {words.subscribe}
          </button>
        </div>
      </form>
      <p id={`${id}-note`} role="status" className={css.note}>
        {state.status === 'sent' ? state.text : problem}
      </p>
    </>
  );
}

/** Newsletter sign-up in the footer; a mailed link confirms it. SWATCH-64 */
export function NewsletterForm() {
  const words = useWords('newsletter', newsletterMessages);
  const messages = useWords('shell', shellMessages);
  const { brand } = useSite();
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className={css.root}>
      <div>
        <h2 id={`${id}-title`} className={css.title}>
          {words.title[brand]}
        </h2>
        <p className={css.text}>{words.text[brand]}</p>
      </div>
      <div>
        <EmailForm />
        <p className={css.consent}>
          {words.consent}{' '}
          <TextLink href={serviceUrls.privacy} className={css.privacy}>
            {messages.privacy}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
