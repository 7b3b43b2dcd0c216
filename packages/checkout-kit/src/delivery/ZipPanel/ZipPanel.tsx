'use client';

import { postalCodeMaxLength, type SiteCulture } from '@settee/domain';
import { Button, TextButton, TextField } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { withEntry, type ZipMessage } from '../reducer.ts';
import type { DeliveryMessages } from '../messages.ts';
import type { ZipPanelControl } from '../useZipPanel.ts';
import { zipMessages } from '../zip-messages.ts';
import * as css from './ZipPanel.css.ts';

export interface ZipPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useZipPanel`. */
  zip: ZipPanelControl;
  /** Applied postal code; empty without one. */
  current: string;
  siteCulture: SiteCulture;
  /** `collapsible` shows the code until it is opened, `inline` always the field. ZIP-01 */
  layout?: 'collapsible' | 'inline';
  messages?: Partial<DeliveryMessages>;
}

function messageText(message: ZipMessage, siteCulture: SiteCulture, labels: typeof zipMessages): string {
  switch (message.kind) {
    case 'missing':
      return labels.missingPostalCode[siteCulture];
    case 'invalid':
      return withEntry(labels.postalCodeValidationError[siteCulture], message.entry);
    case 'not-updated':
      return labels.zipNotUpdated;
    case 'given':
      return message.text;
    default:
      return message satisfies never;
  }
}

/** Shows the zip or postal code and changes it. ZIP-02 to ZIP-16 */
export function ZipPanel({
  zip,
  current,
  siteCulture,
  layout = 'collapsible',
  messages,
  className,
  ...rest
}: ZipPanelProps) {
  const labels = { ...zipMessages, ...messages };
  const label = labels.zipLabel[siteCulture];
  const { state } = zip;
  const isInline = layout === 'inline';
  const isOpen = isInline || state.status !== 'closed';
  const wasOpen = useRef(isOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  // The field or button that had the focus is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void zip.apply(isInline ? current : undefined);
  };
  const type = (entry: string) => {
    if (state.status === 'closed') zip.open(entry);
    zip.type(entry);
  };
  if (!isOpen) {
    return (
      <div {...rest} className={cx(css.root, className)}>
        <p className={css.shown}>
          {label}
          <TextButton ref={toggle} aria-expanded={false} onClick={() => zip.open(current)}>
            {current === '' ? labels.zipEnter : current}
          </TextButton>
        </p>
      </div>
    );
  }
  return (
    <div {...rest} className={cx(css.root, className)}>
      <form method="post" noValidate onSubmit={submit} className={css.form}>
        <TextField
          label={label}
          value={state.status === 'closed' ? current : state.entry}
          onChange={({ target }) => type(target.value)}
          error={state.status === 'open' && state.message ? messageText(state.message, siteCulture, labels) : undefined}
          maxLength={postalCodeMaxLength[siteCulture]}
          inputMode={siteCulture === 'USA' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoComplete="postal-code"
          autoFocus={!isInline}
        />
        <Button type="submit" tone="outline" busy={state.status === 'checking'} className={css.apply}>
          {labels.zipApply}
        </Button>
      </form>
      {!isInline && (
        <div>
          <TextButton onClick={zip.close}>{labels.zipClose}</TextButton>
        </div>
      )}
    </div>
  );
}
