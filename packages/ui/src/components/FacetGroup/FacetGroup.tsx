'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as css from './FacetGroup.css.ts';

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
  picked: readonly string[];
  /** Called with all picked values. */
  onPickedChange: (picked: readonly string[]) => void;
  /** `boxes` in a column, `pills` side by side. */
  layout?: 'boxes' | 'pills';
  /** Whether the drawer starts open. */
  defaultOpen?: boolean;
  /** Returns the header text while values are selected. */
  pickedLabel?: (count: number) => string;
  /** A `Slider` or `RangeSlider` under the values. */
  slider?: ReactNode;
  /** Level of the heading that contains the button. */
  headingLevel?: 2 | 3 | 4 | 5;
}

/** One facet of a filter panel: a drawer of values, any number of them picked. */
export function FacetGroup(props: FacetGroupProps) {
  const { label, values, picked, onPickedChange, layout = 'boxes', defaultOpen = false, ...others } = props;
  const { pickedLabel = (count) => `${count} selected`, slider, headingLevel, ...rest } = others;
  const [open, setOpen] = useState(defaultOpen);
  const toggle = (value: string) =>
    onPickedChange(picked.includes(value) ? picked.filter((one) => one !== value) : [...picked, value]);

  if (values.length === 0 && !slider) return null;
  return (
    <Disclosure
      {...rest}
      header={label}
      meta={picked.length > 0 ? pickedLabel(picked.length) : undefined}
      open={open}
      onOpenChange={setOpen}
      headingLevel={headingLevel}
    >
      {layout === 'pills' ? (
        <div role="group" aria-label={label}>
          <div className={css.pills}>
            {values.map(({ value, label: name, color, disabled }) => (
              <Chip key={value} pressed={picked.includes(value)} disabled={disabled} onClick={() => toggle(value)}>
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
          values={picked}
          onValuesChange={onPickedChange}
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
}

const Dot = ({ color }: { color: string }) => <span className={css.dot} style={{ background: color }} />;
