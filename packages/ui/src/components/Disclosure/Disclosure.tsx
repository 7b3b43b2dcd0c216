'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, createElement, useId, useState } from 'react';
import * as drawer from '../Accordion/Accordion.css.ts';
import { DrawerHeader, type DrawerText } from '../Accordion/DrawerHeader.tsx';
import * as css from './Disclosure.css.ts';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';

export interface DisclosureProps extends Omit<ComponentProps<'div'>, 'title'>, DrawerText {
  /** Whether the drawer is open, when the parent controls it. */
  open?: boolean;
  /** Whether the drawer starts open while `open` is not given. */
  defaultOpen?: boolean;
  /** Called with the requested state. */
  onOpenChange?: (open: boolean) => void;
  /** False for a drawer that stays open; its button then only shows that it is open. */
  closable?: boolean;
  /** Marks the number: the content of the item needs correction. */
  invalid?: boolean;
  /** Level of the heading that contains the button. */
  headingLevel?: 2 | 3 | 4 | 5;
}

/** Standalone collapsible section with the styles of an `Accordion` item and a tenth of its code size. */
export const Disclosure = withRef(function Disclosure({
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  closable = true,
  header,
  meta,
  note,
  step,
  invalid = false,
  headingLevel = 3,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const [wasOpen] = useState(open);
  const isFixed = open && !closable;
  const button = (
    <button
      type="button"
      id={`${id}b`}
      className={drawer.trigger}
      aria-expanded={open}
      aria-controls={open ? `${id}c` : undefined}
      aria-disabled={isFixed || undefined}
      onClick={isFixed ? undefined : () => setOpen(!open)}
    >
      <DrawerHeader header={header} meta={meta} note={note} step={step} />
    </button>
  );
  return (
    <div {...rest} data-invalid={invalid || undefined} className={cx(drawer.item, className)}>
      {createElement(`h${headingLevel}`, null, button)}
      {open && (
        <div
          id={`${id}c`}
          role="region"
          aria-labelledby={`${id}b`}
          data-grows={!wasOpen || undefined}
          className={css.content}
        >
          <div className={drawer.body}>{children}</div>
        </div>
      )}
    </div>
  );
});
