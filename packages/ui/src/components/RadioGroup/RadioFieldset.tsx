import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldMessage, type FieldMessages } from '../TextField/FieldMessage.tsx';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import { withRef } from '../../react-18.ts';

export interface RadioFieldsetProps extends ComponentProps<'fieldset'>, FieldMessages {
  /** Names the group. */
  legend: ReactNode;
  /** Hides the legend visually; screen readers still read it. */
  hideLegend?: boolean | undefined;
  /** Class of the visible legend. */
  legendClassName: string;
}

/** Frame of a group of radios: the legend names it, and hint and error describe it. */
export const RadioFieldset = withRef(function RadioFieldset(props: RadioFieldsetProps) {
  const { legend, hideLegend, legendClassName, error, hint, children, ...rest } = props;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      {...rest}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
    >
      <legend id={`${id}-legend`} className={hideLegend ? hidden.root : legendClassName}>
        {legend}
      </legend>
      {children}
      <FieldMessage id={id} error={error} hint={hint} />
    </fieldset>
  );
});
