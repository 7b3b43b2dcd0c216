'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import * as css from './Tabs.css.ts';
import { useReadingDirection } from './useReadingDirection.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'ref' | 'dir' | 'defaultValue' | 'children'> {
  /** The tab that is open, when the parent keeps it. */
  value?: string;
  /** The tab that opens first; the first one without it. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Names the list of tabs. */
  label: string;
  items: readonly TabItem[];
}

/** Panels in one place, one shown at a time; arrow keys choose. */
export function Tabs({ value, defaultValue, onValueChange, label, items, className, ...rest }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const direction = useReadingDirection(root);
  const first = defaultValue ?? items[0]?.value;

  return (
    <Radix.Root dir={direction} value={value} defaultValue={first} onValueChange={onValueChange} asChild>
      {/* Radix would write its direction into the page; `undefined` leaves the page's own standing. */}
      <div {...rest} ref={root} dir={undefined} className={className}>
        <div className={css.rule}>
          <Radix.List aria-label={label} className={css.list}>
            {items.map((item) => (
              <Radix.Trigger key={item.value} value={item.value} className={css.tab}>
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
