'use client';

import { validateEventDate, validateOwnersName, newRegistryTypes, ownersNameMaxLength } from '@settee/domain';
import { Alert, Button, Heading, Select, TextField } from '@settee/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useOnEvent } from '../../events.ts';
import type { RegistryPageMessages } from '../messages.ts';
import type { NewRegistry, RegistriesPorts } from '../ports.ts';
import * as css from './RegistriesScreen.css.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';

interface NewRegistryFormProps {
  ports: RegistriesPorts;
  today: string;
  ownersName: string;
  labels: RegistryPageMessages;
}

type Phase = { status: 'typing' | 'sending' } | { status: 'rejected'; problem: keyof RegistryPageMessages['problems'] };

const nextDay = (today: string, years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;

/** Entries of the form, their problems once it was sent, and the request. */
function useNewRegistry({ ports, today, ownersName: given }: NewRegistryFormProps) {
  const [draft, setDraft] = useState<NewRegistry>({ registryType: 'br', eventDate: '', ownersName: given });
  const onEvent = useOnEvent();
  const [isValidated, setIsValidated] = useState(false);
  const [phase, setPhase] = useState<Phase>({ status: 'typing' });
  const isSending = useRef(false);
  const date = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const badDate = validateEventDate(draft.eventDate, today);
  const badName = validateOwnersName(draft.ownersName);
  useFieldErrorEvents('newRegistry', isValidated ? { eventDate: badDate, ownersName: badName } : {});
  const change = (part: Partial<NewRegistry>) => {
    setDraft({ ...draft, ...part });
    if (phase.status === 'rejected') setPhase({ status: 'typing' });
  };

  const submit = async () => {
    if (isSending.current) return;
    setIsValidated(true);
    if (badDate) return date.current?.focus();
    if (badName) return name.current?.focus();
    isSending.current = true;
    setPhase({ status: 'sending' });
    const result = await ports.create(draft);
    isSending.current = false;
    if (result.ok && result.value.id > 0) {
      onEvent({ type: 'registry.created' });
      return ports.onCreated(result.value.id);
    }
    ports.log('Error creating a registry:', result.ok ? result.value.problem : result.error);
    setPhase({ status: 'rejected', problem: (result.ok && result.value.problem) || 'unreachable' });
  };
  const problems = { date: isValidated ? badDate : null, name: isValidated ? badName : null };
  return { draft, change, phase, problems, submit, date, name };
}

interface OccasionProps extends Pick<ReturnType<typeof useNewRegistry>, 'draft' | 'change'> {
  labels: RegistryPageMessages;
}

function Occasion({ draft, change, labels }: OccasionProps) {
  return (
    <Select
      label={labels.event}
      value={draft.registryType}
      options={newRegistryTypes.map((value) => ({ value, label: labels.types[value] }))}
      onChange={({ target }) => {
        const registryType = newRegistryTypes.find((type) => type === target.value);
        if (registryType) change({ registryType });
      }}
    />
  );
}

/** Form that creates a registry: occasion, date and registrants. */
export function NewRegistryForm(props: NewRegistryFormProps) {
  const { today, labels } = props;
  const { draft, change, phase, problems, submit, date, name } = useNewRegistry(props);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <section aria-labelledby="new-registry" className={css.panel}>
      <Heading level={2} size="h3" id="new-registry">
        {labels.create}
      </Heading>
      <p className={css.panelIntro}>{labels.createIntro}</p>
      <form noValidate onSubmit={handleSubmit} className={css.form}>
        <Occasion {...{ draft, change, labels }} />
        <TextField
          inputRef={date}
          type="date"
          label={labels.eventDate}
          value={draft.eventDate}
          min={today}
          max={nextDay(today, 5)}
          error={problems.date ? labels.dateProblems[problems.date] : undefined}
          onChange={({ target }) => change({ eventDate: target.value })}
        />
        <TextField
          inputRef={name}
          label={labels.ownersName}
          hint={labels.ownersNameHint}
          autoComplete="name"
          value={draft.ownersName}
          maxLength={ownersNameMaxLength}
          error={problems.name ? labels.nameProblems[problems.name] : undefined}
          onChange={({ target }) => change({ ownersName: target.value })}
        />
        {phase.status === 'rejected' && (
          <Alert tone="critical" live="assertive">
            {labels.problems[phase.problem]}
          </Alert>
        )}
        <Button type="submit" busy={phase.status === 'sending'} className={css.submit}>
          {labels.createButton}
        </Button>
      </form>
    </section>
  );
}
