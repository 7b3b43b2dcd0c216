'use client';

import type { Ref } from 'react';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';

export interface SortOption {
  /** Key passed on when it is selected. */
  key: string;
  /** Visible text. */
  label: string;
}

export interface SortMenuProps {
  /** Names the choice. */
  label?: string;
  /** In the order they are shown. */
  options: readonly SortOption[];
  /** Key of the current order, when the parent controls it. */
  value?: string;
  /** Key of the order at first while `value` is not given; that of the first option by default. */
  defaultValue?: string;
  /** Called with the key that takes its place. */
  onValueChange?: (key: string) => void;
  /** `menu` for a toolbar, `list` for a panel where there is room to see all. */
  layout?: 'menu' | 'list';
  /** Shows the order without letting it be changed. */
  disabled?: boolean;
  /** Class of the whole control. */
  className?: string;
  /** Ref of the select, or of the group of a `list`. */
  ref?: Ref<HTMLElement>;
}

/** The order things are shown in: one of several, always one. FILTER-08 */
export const SortMenu = withRef(function SortMenu(props: SortMenuProps) {
  const { label: givenLabel, options, layout = 'menu', disabled, className, ref } = props;
  const defaultValue = props.defaultValue ?? options[0]?.key ?? '';
  const [value, setValue] = useControlled(props.value, defaultValue, props.onValueChange);
  const label = useWord('sortBy', givenLabel, 'Sort by:');
  const items = options.map((option) => ({ value: option.key, label: option.label, disabled }));
  if (layout === 'list') {
    return (
      <RadioGroup
        ref={ref as Ref<HTMLFieldSetElement>}
        legend={label}
        className={className}
        options={items}
        value={value}
        onValueChange={setValue}
      />
    );
  }
  return (
    <Select
      ref={ref as Ref<HTMLSelectElement>}
      inline
      label={label}
      value={value}
      disabled={disabled}
      options={items}
      onChange={(event) => setValue(event.target.value)}
      containerClassName={className}
    />
  );
});
