'use client';

import { type SiteCulture } from '@settee/domain';
import { Button, TextButton, TextField, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { withEntry, type ZipMessage } from '../reducer.ts';
import type { DeliveryMessages } from '../messages.ts';
import { type HomePostalCode, useHomePostalCode } from '../useHomePostalCode.ts';
import type { ZipPanelControl } from '../useZipPanel.ts';
import { zipMessages } from '../zip-messages.ts';
import { usePendingField } from '../../pending-entries.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ZipPanel.css.ts';

export interface ZipPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useZipPanel`. */
  zip: ZipPanelControl;
  /** Applied postal code; empty without one. */
  current: string;
  /** The country of postal codes, else the United States; that of `SiteProvider` has precedence. */
  siteCulture?: SiteCulture;
  /** `collapsible` shows the code until it is opened, `inline` always the field. ZIP-01 */
  layout?: 'collapsible' | 'inline';
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<DeliveryMessages>;
}

function messageText(message: ZipMessage, { siteCulture, label }: HomePostalCode, labels: typeof zipMessages): string {
  switch (message.kind) {
    case 'missing':
      return label ? labels.missingCode(label) : labels.missingPostalCode[siteCulture];
    case 'invalid':
      if (label) return labels.invalidCode({ entry: message.entry, label });
      return withEntry(labels.postalCodeValidationError[siteCulture], message.entry);
    case 'not-updated':
      return labels.zipNotUpdated;
    case 'given':
      return message.text;
    default:
      return message satisfies never;
  }
}

/** The button that opens the form; it gets the focus when the form closes. */
function useToggleFocus(isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return toggle;
}

interface ZipFormProps extends Pick<ZipPanelProps, 'zip' | 'current'> {
  code: HomePostalCode;
  isInline: boolean;
  field: RefObject<HTMLInputElement | null>;
  labels: Pick<DeliveryMessages, keyof typeof zipMessages>;
}

function ZipForm({ zip, current, code, isInline, field, labels }: ZipFormProps) {
  const { state } = zip;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void zip.apply(isInline ? current : undefined);
  };
  const type = (entry: string) => {
    if (state.status === 'closed') zip.open(entry);
    zip.type(entry);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className={css.form}>
      <TextField
        label={code.label ?? labels.zipLabel[code.siteCulture]}
        inputRef={field}
        value={state.status === 'closed' ? current : state.entry}
        onChange={({ target }) => type(target.value)}
        error={state.status === 'open' && state.message ? messageText(state.message, code, labels) : undefined}
        inputMode={(code.form?.isDigits ?? code.siteCulture === 'USA') ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="postal-code"
        autoFocus={!isInline}
      />
      <Button type="submit" tone="outline" busy={state.status === 'checking'} className={css.apply}>
        {labels.zipApply}
      </Button>
    </form>
  );
}

/** Shows the zip or postal code and changes it. ZIP-02 to ZIP-16 */
export const ZipPanel = withRef(function ZipPanel(props: ZipPanelProps) {
  const { zip, current, siteCulture, layout = 'collapsible', messages, className, ...rest } = props;
  const labels = useWords('zip', zipMessages, messages);
  const code = useHomePostalCode(siteCulture);
  const isInline = layout === 'inline';
  const isOpen = isInline || zip.state.status !== 'closed';
  const toggle = useToggleFocus(isOpen);
  const entry = zip.state.status === 'closed' ? '' : zip.state.entry.trim();
  const field = usePendingField(entry !== '' && entry !== current, () => zip.apply());
  return (
    <div {...rest} className={cx(css.root, className)}>
      {isOpen ? (
        <ZipForm {...{ zip, current, code, isInline, field, labels }} />
      ) : (
        <p className={css.shown}>
          {code.label ?? labels.zipLabel[code.siteCulture]}
          <TextButton ref={toggle} aria-expanded={false} onClick={() => zip.open(current)}>
            {current === '' ? labels.zipEnter : current}
          </TextButton>
        </p>
      )}
      {isOpen && !isInline && (
        <div>
          <TextButton onClick={zip.close}>{labels.zipClose}</TextButton>
        </div>
      )}
    </div>
  );
});
