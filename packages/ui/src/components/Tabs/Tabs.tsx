'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type FocusEvent, type ReactNode, useRef } from 'react';
import * as css from './Tabs.css.ts';
import { useReadingDirection } from './useReadingDirection.ts';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';
import { useLayoutEffect } from '../../use-layout-effect.ts';

export interface TabItem {
  /** Unique value of the tab. */
  value: string;
  /** Names the tab and its panel. */
  label: ReactNode;
  /** Content of the panel. */
  content: ReactNode;
  /** Cannot be chosen; arrow keys pass it over. */
  disabled?: boolean;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue' | 'children'> {
  /** Open tab, when the parent controls it. */
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

/** Scrolls a focused tab into view; browsers do not scroll one that is half visible. */
const bringIntoSight = ({ currentTarget }: FocusEvent) =>
  currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** Panels of which one shows at a time; arrow keys select. When the open tab is removed, the first opens. */
export const Tabs = withRef(function Tabs(props: TabsProps) {
  const { value, defaultValue, onValueChange, label, items, className, ref, ...rest } = props;
  const root = useRef<HTMLDivElement>(null);
  const direction = useReadingDirection(root);
  const [wanted, choose] = useControlled(value, defaultValue, onValueChange);
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

  return (
    <Radix.Root ref={ref} dir={direction} value={shown ?? ''} onValueChange={choose} asChild>
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
});
