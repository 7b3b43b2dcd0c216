'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as css from './Tabs.css.ts';
import { useReadingDirection } from './useReadingDirection.ts';

export interface TabItem {
  /** Tells the tab from the others. */
  value: string;
  /** Names the tab and its panel. */
  label: ReactNode;
  /** What the panel holds. */
  content: ReactNode;
  /** Cannot be chosen; arrow keys pass it over. */
  disabled?: boolean;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'ref' | 'dir' | 'defaultValue' | 'children'> {
  /** The tab that is open, when the parent keeps it. */
  value?: string;
  /** The tab that opens first; the first one without it. */
  defaultValue?: string;
  /** Called with the value of the tab that was chosen. */
  onValueChange?: (value: string) => void;
  /** Names the list of tabs. */
  label: string;
  /** In the order they are shown. */
  items: readonly TabItem[];
}

/** Browsers leave a tab that is half in sight where it is. */
const bringIntoSight = ({ currentTarget }: FocusEvent) =>
  currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** Panels in one place, one shown at a time; arrow keys choose. When the open one goes, the first one opens. */
export function Tabs({ value, defaultValue, onValueChange, label, items, className, ...rest }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const direction = useReadingDirection(root);
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  const open = items.find((item) => item.value === wanted) ?? items.find((item) => !item.disabled);
  const shown = open?.value;
  // The list alone is scrolled: the page stays where it is.
  useLayoutEffect(() => {
    const list = root.current?.querySelector('[role=tablist]');
    const tab = list?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    if (!list || !tab) return;
    const { left, right } = list.getBoundingClientRect();
    list.scrollLeft += Math.max(tab.right - right, 0) + Math.min(tab.left - left, 0);
  }, [shown]);
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };

  return (
    <Radix.Root dir={direction} value={shown ?? ''} onValueChange={choose} asChild>
      {/* Radix would write its direction into the page; `undefined` leaves the page's own standing. */}
      <div {...rest} ref={root} dir={undefined} className={className}>
        <div className={css.rule}>
          <Radix.List aria-label={label} className={css.list}>
            {items.map((item) => (
              <Radix.Trigger
                key={item.value}
                value={item.value}
                disabled={item.disabled}
                className={css.tab}
                onFocus={bringIntoSight}
              >
                {item.label}
              </Radix.Trigger>
            ))}
          </Radix.List>
        </div>
        {items.map((item) => (
          <Radix.Content key={item.value} value={item.value} className={css.panel}>
            {item.content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}
