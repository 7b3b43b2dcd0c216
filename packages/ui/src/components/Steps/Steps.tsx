'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLink } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Steps.css.ts';

export interface Step {
  /** Names the step. */
  label: string;
  /** A second line: what was chosen there, or what is wrong. */
  note?: string;
  /** Link to a completed or invalid step. */
  href?: string;
  /** `wrong` was completed and needs correction. */
  state: 'done' | 'current' | 'todo' | 'wrong';
}

export interface StepsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark, as `Checkout steps`. */
  label: string;
  /** In the order they are gone through. */
  items: readonly Step[];
  /** `row` above a page, `column` next to it, with space for notes. */
  layout?: 'row' | 'column';
  /** Says of a step that it is done. */
  doneLabel?: string;
  /** Label of a step that needs correction. */
  wrongLabel?: string;
  /** Replaces the link of the app. */
  renderLink?: (href: string, label: ReactNode) => ReactNode;
}

/** Progress of the shopper; completed steps link back, narrow screens show the text of the current step only. */
export function Steps({
  label,
  items,
  layout = 'row',
  doneLabel = 'Completed:',
  wrongLabel = 'Needs attention:',
  renderLink,
  className,
  ...rest
}: StepsProps) {
  const Link = useLink();
  const labels = { done: doneLabel, wrong: wrongLabel };

  const content = ({ label: text, note, href, state }: Step, place: number) => {
    const inner = (
      <>
        {state === 'todo' || state === 'current' ? (
          <span className={css.number}>{place + 1}</span>
        ) : (
          <Icon name={state === 'done' ? 'check' : 'alert'} size={16} label={labels[state]} className={css.mark} />
        )}
        <span className={css.text}>
          {text}
          {note && <span className={css.note}>{note}</span>}
        </span>
      </>
    );
    if ((state !== 'done' && state !== 'wrong') || href === undefined)
      return <span className={css.content}>{inner}</span>;
    return (
      renderLink?.(href, inner) ?? (
        <Link href={href} className={cx(css.content, css.link)}>
          {inner}
        </Link>
      )
    );
  };

  return (
    <nav aria-label={label} {...rest} className={className}>
      <ol data-layout={layout} className={css.list}>
        {items.map((step, place) => (
          <li
            key={step.label}
            className={css.item}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            {content(step, place)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
