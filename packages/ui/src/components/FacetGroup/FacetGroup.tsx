'use client';

import { type ComponentProps, type ReactNode } from 'react';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as css from './FacetGroup.css.ts';
import { withRef } from '../../react-18.ts';

export interface FacetValue {
  value: string;
  label: string;
  /** Number of matching products. */
  count?: number;
  /** Dot color before the label, for color facets. */
  color?: string;
  disabled?: boolean;
}

export interface FacetGroupProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'slot'> {
  /** Name of the facet, such as `Fabric type`. */
  label: string;
  /** In the order they are shown; without any, and without a slider, nothing is drawn. */
  values: readonly FacetValue[];
  /** Picked values, in the order they were picked. */
  selected: readonly string[];
  /** Called with all picked values. */
  onSelectedChange: (selected: readonly string[]) => void;
  /** `boxes` in a column, `pills` side by side. */
  layout?: 'boxes' | 'pills';
  /** Whether the drawer is open, when the parent controls it. */
  open?: boolean;
  /** Whether the drawer starts open while `open` is not given. */
  defaultOpen?: boolean;
  /** Called with the requested state of the drawer. */
  onOpenChange?: (open: boolean) => void;
  /** Returns the header text while values are selected. */
  selectedLabel?: (count: number) => string;
  /** A `Slider` or `RangeSlider` under the values. */
  slider?: ReactNode;
  /** Level of the heading that contains the button. */
  headingLevel?: 2 | 3 | 4 | 5;
}

/** One facet of a filter panel: a drawer of values, any number of them picked. */
export const FacetGroup = withRef(function FacetGroup(props: FacetGroupProps) {
  const { label, values, selected, onSelectedChange, layout = 'boxes', ...others } = props;
  const { selectedLabel = (count) => `${count} selected`, slider, headingLevel, ...rest } = others;
  const toggle = (value: string) =>
    onSelectedChange(selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value]);

  if (values.length === 0 && !slider) return null;
  return (
    <Disclosure
      {...rest}
      header={label}
      meta={selected.length > 0 ? selectedLabel(selected.length) : undefined}
      headingLevel={headingLevel}
    >
      {layout === 'pills' ? (
        <div role="group" aria-label={label}>
          <div className={css.pills}>
            {values.map(({ value, label: name, color, disabled }) => (
              <Chip key={value} pressed={selected.includes(value)} disabled={disabled} onClick={() => toggle(value)}>
                {color && <Dot color={color} />}
                {name}
              </Chip>
            ))}
          </div>
          {slider && <div className={css.slider}>{slider}</div>}
        </div>
      ) : (
        <CheckboxGroup
          hideLegend
          legend={label}
          values={selected}
          onValuesChange={onSelectedChange}
          slider={slider}
          options={values.map(({ label: name, color, ...rest }) => ({
            ...rest,
            label: color ? (
              <>
                <Dot color={color} /> {name}
              </>
            ) : (
              name
            ),
          }))}
        />
      )}
    </Disclosure>
  );
});

const Dot = ({ color }: { color: string }) => <span className={css.dot} style={{ background: color }} />;
