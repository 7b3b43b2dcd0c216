import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Glyph } from '../Icon/Glyph.tsx';
import { alert } from '../Icon/icons.ts';
import * as css from './field.css.ts';

export interface FieldMessages {
  /** Error sentence that replaces the hint. `null` reserves its line while there is no error. */
  error?: ReactNode;
  /** Help for filling in the field. */
  hint?: ReactNode;
}

/** Ids that a control needs so that its message is read out with it. */
export function describedBy(id: string, { error, hint }: FieldMessages, own?: string) {
  const message = error || hint ? `${id}-message` : undefined;
  return [own, message].filter(Boolean).join(' ') || undefined;
}

/** The line under a control: its error, else its hint. */
export function FieldMessage({ id, error, hint }: FieldMessages & { id: string }) {
  if (error) {
    return (
      <p id={`${id}-message`} className={cx(css.message, css.error)}>
        <Glyph d={alert} size={16} className={css.errorIcon} />
        <span>{error}</span>
      </p>
    );
  }
  if (!hint && error === undefined) return null;
  return (
    <p id={`${id}-message`} className={css.message}>
      {hint}
    </p>
  );
}
