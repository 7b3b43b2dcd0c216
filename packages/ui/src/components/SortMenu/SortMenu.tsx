'use client';

import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';

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
  /** Key of the current order. */
  value: string;
  /** Called with the key that takes its place. */
  onValueChange: (key: string) => void;
  /** `menu` for a toolbar, `list` for a panel where there is room to see all. */
  layout?: 'menu' | 'list';
  /** Shows the order without letting it be changed. */
  disabled?: boolean;
  /** Class of the whole control. */
  className?: string;
}

/** The order things are shown in: one of several, always one. FILTER-08 */
export function SortMenu(props: SortMenuProps) {
  const { label: givenLabel, options, value, onValueChange, layout = 'menu', disabled, className } = props;
  const label = useWord('sortBy', givenLabel, 'Sort by:');
  const items = options.map((option) => ({ value: option.key, label: option.label, disabled }));
  if (layout === 'list') {
    return <RadioGroup legend={label} className={className} options={items} {...{ value, onValueChange }} />;
  }
  return (
    <Select
      inline
      label={label}
      value={value}
      disabled={disabled}
      options={items}
      onChange={(event) => onValueChange(event.target.value)}
      containerClassName={className}
    />
  );
}
