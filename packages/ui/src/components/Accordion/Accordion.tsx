'use client';

import * as Radix from '@radix-ui/react-accordion';
import { cx } from 'class-variance-authority';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import * as css from './Accordion.css.ts';
import { DrawerHeader, type DrawerText } from './DrawerHeader.tsx';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';

type Div = Omit<ComponentProps<'div'>, 'dir' | 'defaultValue' | 'onChange'>;

export interface AccordionProps extends Div {
  /** Whether opening one drawer closes the others. */
  type: 'single' | 'multiple';
  /** The drawers that are open, when the parent controls them. */
  value?: readonly string[];
  /** The drawers that are open first while `value` is not given; none by default. */
  defaultValue?: readonly string[];
  /** Called with all drawers that are to be open. */
  onValueChange?: (values: string[]) => void;
  /** Whether the last open drawer of a `single` accordion can be closed. */
  collapsible?: boolean;
  /** `AccordionItem`s. */
  children: ReactNode;
}

/** Drawers under each other, each opened by its header. */
export const Accordion = withRef(function Accordion({
  type,
  value,
  defaultValue = [],
  onValueChange,
  collapsible = true,
  className,
  ...rest
}: AccordionProps) {
  const [open, setOpen] = useControlled<readonly string[]>(
    value,
    defaultValue,
    onValueChange && ((values) => onValueChange([...values])),
  );
  const root = { ...rest, className: cx(css.root, className) };
  if (type === 'multiple') {
    return <Radix.Root {...root} type="multiple" value={[...open]} onValueChange={setOpen} />;
  }
  return (
    <Radix.Root
      {...root}
      type="single"
      collapsible={collapsible}
      value={open[0] ?? ''}
      onValueChange={(drawer) => setOpen(drawer === '' ? [] : [drawer])}
    />
  );
});

export interface AccordionItemProps extends Omit<Div, 'title'>, DrawerText {
  /** Names the drawer among its neighbours. */
  value: string;
  /** Marks the number: the content of the item needs correction. */
  invalid?: boolean;
  /** Locks the item in its current state and removes it from the tab order. */
  disabled?: boolean;
  /** Level of the heading that contains the button. */
  headingLevel?: 2 | 3 | 4 | 5;
}

/** One drawer of an `Accordion`. */
export const AccordionItem = withRef(function AccordionItem({
  value,
  header,
  meta,
  note,
  step,
  invalid = false,
  disabled,
  headingLevel = 3,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const trigger = (
    <Radix.Trigger className={css.trigger}>
      <DrawerHeader header={header} meta={meta} note={note} step={step} />
    </Radix.Trigger>
  );

  return (
    <Radix.Item
      {...rest}
      value={value}
      disabled={disabled}
      data-invalid={invalid || undefined}
      className={cx(css.item, className)}
    >
      <Radix.Header asChild>{createElement(`h${headingLevel}`, null, trigger)}</Radix.Header>
      <Radix.Content className={css.content}>
        <div className={css.body}>{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
});
