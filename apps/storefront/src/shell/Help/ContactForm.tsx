import {
  readEmail,
  whenPasted,
  type ContactErrors,
  type ContactField,
  contactLimits,
  type ContactTopic,
  contactTopics,
  validateContactRequest,
} from '@settee/domain';
import { Alert, Button, Heading, Select, Text, TextArea, TextField } from '@settee/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useContactService } from '../../data/help.ts';
import { useSite } from '../../data/site.ts';
import { useWords } from '../words.ts';
import { helpMessages } from '../help-messages.ts';
import * as css from './Help.css.ts';

type State =
  | { status: 'editing'; message: string }
  | { status: 'sending' }
  | { status: 'sent'; caseNumber: string; emailAddress: string };

const order: readonly ContactField[] = ['name', 'emailAddress', 'orderNumber', 'message'];
const empty = { topic: 'order' as ContactTopic, name: '', emailAddress: '', orderNumber: '', message: '' };

/** Entry, errors and state of the form. */
function useContactForm() {
  const words = useWords('help', helpMessages).contact;
  const sendMessage = useContactService();
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState(empty);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [state, setState] = useState<State>({ status: 'editing', message: '' });
  const change = (name: ContactField | 'topic', value: string) => {
    setEntry({ ...entry, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state.status !== 'editing') return;
    const found = validateContactRequest(entry);
    setErrors(found);
    const wrong = order.find((field) => found[field]);
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setState({ status: 'sending' });
    const result = await sendMessage(entry);
    if (!result.ok) setState({ status: 'editing', message: words.failed });
    else if (result.value.isSuccess) {
      setState({ status: 'sent', caseNumber: result.value.caseNumber, emailAddress: readEmail(entry.emailAddress) });
    } else setState({ status: 'editing', message: result.value.errorMessage });
  };
  const isAgain = useRef(false);
  useEffect(() => {
    if (isAgain.current && state.status === 'editing') form.current?.querySelector('select')?.focus();
    isAgain.current = false;
  }, [state.status]);
  const restart = () => {
    isAgain.current = true;
    setEntry({ ...empty, name: entry.name, emailAddress: entry.emailAddress });
    setState({ status: 'editing', message: '' });
  };
  return { form, entry, errors, state, change, send, restart };
}

/** Form that sends a message to customer service. */
export function ContactForm() {
  const words = useWords('help', helpMessages).contact;
  const { form, entry, errors, state, change, send, restart } = useContactForm();
  const field = (name: ContactField) => ({
    name,
    label: words.fields[name],
    value: entry[name],
    error: errors[name] && words.errors[name][errors[name]],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <section className={css.section} aria-labelledby="contact-form">
      <Heading level={2} size="h3" id="contact-form" className={css.sectionTitle}>
        {words.formTitle}
      </Heading>
      {state.status === 'sent' ? (
        <Sent {...state} onRestart={restart} />
      ) : (
        <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)} className={css.form}>
          {state.status === 'editing' && state.message !== '' && (
            <Alert tone="critical" live="assertive">
              {state.message}
            </Alert>
          )}
          <Select
            name="topic"
            label={words.topic}
            value={entry.topic}
            options={contactTopics.map((topic) => ({ value: topic, label: words.topics[topic] }))}
            onChange={({ target }) => change('topic', target.value)}
          />
          <div className={css.pair}>
            <TextField {...field('name')} autoComplete="name" maxLength={contactLimits.name} />
            <TextField {...field('emailAddress')} type="email" autoComplete="email" readText={whenPasted(readEmail)} />
          </div>
          <TextField {...field('orderNumber')} optional={words.optional} autoComplete="off" />
          <TextArea {...field('message')} rows={6} />
          <Button type="submit" busy={state.status === 'sending'} className={css.submit}>
            {words.send}
          </Button>
        </form>
      )}
    </section>
  );
}

interface SentProps {
  caseNumber: string;
  emailAddress: string;
  onRestart: () => void;
}

/** Confirmation in place of the form; takes the focus. */
function Sent({ caseNumber, emailAddress, onRestart }: SentProps) {
  const words = useWords('help', helpMessages).contact;
  const { brand } = useSite();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} role="status" className={css.sent}>
      <Text size="lg">{words.sentTitle[brand]}</Text>
      <Text>{words.sent({ caseNumber, emailAddress })}</Text>
      <Button tone="outline" onClick={onRestart}>
        {words.again}
      </Button>
    </div>
  );
}
