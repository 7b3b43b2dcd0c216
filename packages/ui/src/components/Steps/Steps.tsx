'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { type AnchorProps, AppLink } from '../LinkProvider/LinkProvider.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './Steps.css.ts';
import { withRef } from '../../react-18.ts';
import type { Render } from '../../render.ts';

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
  /** In order. */
  items: readonly Step[];
  /** `row` above a page, `column` next to it, with space for notes. */
  layout?: 'row' | 'column';
  /** Says of a step that it is done. */
  doneLabel?: string;
  /** Label of a step that needs correction. */
  wrongLabel?: string;
  /** Replaces the link of the app. */
  render?: Render<AnchorProps>;
}

interface StepContentProps extends Pick<StepsProps, 'render'> {
  step: Step;
  /** From 1. */
  number: number;
  labels: { done: string; wrong: string };
}

/** Number or mark of a step with its words; a link back once it was completed. */
function StepContent({ step, number, labels, render }: StepContentProps) {
  const { label, note, href, state } = step;
  const inner = (
    <>
      {state === 'todo' || state === 'current' ? (
        <span className={css.number}>{number}</span>
      ) : (
        <Icon name={state === 'done' ? 'check' : 'alert'} size={16} label={labels[state]} className={css.mark} />
      )}
      <span className={css.text}>
        {label}
        {note && <span className={css.note}>{note}</span>}
      </span>
    </>
  );
  if ((state !== 'done' && state !== 'wrong') || href === undefined)
    return <span className={css.content}>{inner}</span>;
  return (
    <AppLink href={href} render={render} className={cx(css.content, css.link)}>
      {inner}
    </AppLink>
  );
}

/** Progress of the shopper; completed steps link back. On narrow screens in a row, short labels fit best. */
export const Steps = withRef(function Steps({
  label,
  items,
  layout = 'row',
  doneLabel: givenDoneLabel,
  wrongLabel: givenWrongLabel,
  render,
  className,
  ...rest
}: StepsProps) {
  const wrongLabel = useWord('stepWrong', givenWrongLabel, 'Needs attention:');
  const doneLabel = useWord('stepDone', givenDoneLabel, 'Completed:');
  const labels = { done: doneLabel, wrong: wrongLabel };

  return (
    <nav aria-label={label} {...rest} className={className}>
      <ol data-layout={layout} className={css.list}>
        {items.map((step, index) => (
          <li
            key={step.label}
            className={css.item}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepContent number={index + 1} {...{ step, labels, render }} />
          </li>
        ))}
      </ol>
    </nav>
  );
});
