'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './ChipGroup.css.ts';
import { withRef } from '../../react-18.ts';
import { useLayoutEffect } from '../../use-layout-effect.ts';

export interface ChipItem {
  key: string;
  label: string;
}

export interface ChipGroupProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the group, as `Active filters`. */
  label: string;
  /** Applied filters in selection order; renders nothing without any. */
  items: readonly ChipItem[];
  /** Called with the key of the clicked chip. */
  onRemove: (key: string) => void;
  /** Removes all filters; the button is shown from the second chip. */
  onClearAll?: () => void;
  /** Words of that button. */
  clearLabel?: string;
  /** Name of a chip, such as `Remove Bouclé filter`. */
  removeLabel?: (label: string) => string;
  /** Element focused once the last chip is removed, such as the button that opens the filters. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** Active filters, each with a remove button, and one that clears all. After a removal the next chip has the focus. */
export const ChipGroup = withRef(function ChipGroup(props: ChipGroupProps) {
  const { label, items, onRemove, onClearAll, clearLabel: givenClearLabel, removeLabel, focusAfter, ...others } = props;
  const clearLabel = useWord('clearAll', givenClearLabel, 'Clear All');
  const { className, ...rest } = others;
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);

  useLayoutEffect(() => {
    const index = pressed.current;
    pressed.current = null;
    // A slow removal must not move a focus that has moved since.
    if (index === null || document.activeElement !== document.body) return;
    const chips = list.current?.querySelectorAll('button') ?? [];
    (chips[Math.min(index, chips.length - 1)] ?? focusAfter?.current)?.focus();
  }, [items, focusAfter]);

  if (items.length === 0) return null;
  return (
    <div role="group" aria-label={label} {...rest} className={cx(css.root, className)}>
      <ul ref={list} className={css.list}>
        {items.map((item, index) => (
          <li key={item.key} className={css.item}>
            <Chip
              removeLabel={removeLabel?.(item.label)}
              onRemove={() => {
                pressed.current = index;
                onRemove(item.key);
              }}
            >
              {item.label}
            </Chip>
          </li>
        ))}
      </ul>
      {onClearAll && items.length > 1 && (
        <TextButton
          onClick={() => {
            pressed.current = 0;
            onClearAll();
          }}
          className={css.clear}
        >
          {clearLabel}
        </TextButton>
      )}
    </div>
  );
});
