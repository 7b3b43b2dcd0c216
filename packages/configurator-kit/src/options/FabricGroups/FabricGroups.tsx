'use client';

import { useLayoutEffect } from '@settee/ui';
import { type ChoiceGroup, deliveryDaysOf } from '@settee/domain';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FabricBrowserMessages } from '../browse-messages.ts';
import { useNearViewport } from '../useNearViewport.ts';
import { FabricGroup, type SwatchGrid } from './FabricGroup.tsx';
import * as css from './FabricGroups.css.ts';

export interface FabricGroupsProps {
  groups: readonly ChoiceGroup[];
  /** Code of the picked choice. */
  value: number | undefined;
  /** Must be referentially stable, so that a selection among thousands re-renders only two swatches. */
  onSelect: (choiceCode: number) => void;
  /** Codes of the choices that are compatible with the configuration. */
  compatible: ReadonlySet<number>;
  isFiltering: boolean;
  /** Formats an amount in cents. */
  format: (cents: number) => string;
  labels: FabricBrowserMessages;
}

/** Number of groups rendered before the first measurement. */
const initialGroups = 2;

/** Measures a rendered group; `null` if there is none. */
function measure(root: HTMLElement | null): Partial<SwatchGrid> | null {
  const swatches = root?.querySelector('[data-swatches]');
  const tiles = swatches?.querySelector('fieldset > div:last-child');
  const tile = tiles?.firstElementChild;
  if (!swatches || !tiles || !tile) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(tiles);
  const gap = Number.parseFloat(rowGap) || 0;
  const more = swatches.parentElement?.querySelector('[data-more]');
  const below = more && { more: more.getBoundingClientRect().bottom - swatches.getBoundingClientRect().bottom };
  const columns = gridTemplateColumns.split(' ').length;
  return { columns, row: tile.getBoundingClientRect().height + gap, gap, ...below };
}

function hasSameSize(one: SwatchGrid, other: SwatchGrid): boolean {
  const sizes = ['columns', 'row', 'gap', 'more'] as const;
  return sizes.every((size) => Math.abs(one[size] - other[size]) < 1);
}

/** Size of the swatch grid, measured after each layout and before the paint, so that no layout is forced. */
function useMeasuredGrid(root: RefObject<HTMLElement | null>): SwatchGrid {
  const [grid, setGrid] = useState<SwatchGrid>({ columns: 8, row: 60, gap: 12, more: 136 });
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      const next = measure(root.current);
      if (next) flushSync(() => setGrid((now) => (hasSameSize(now, { ...now, ...next }) ? now : { ...now, ...next })));
    });
    if (root.current) watch.observe(root.current);
    return () => watch.disconnect();
  }, [root]);
  return grid;
}

/** Thousands of materials in groups. Renders only groups near the viewport or next to the focused one. */
export function FabricGroups({ groups, value, onSelect, compatible, isFiltering, format, labels }: FabricGroupsProps) {
  const root = useRef<HTMLDivElement>(null);
  const near = useNearViewport(root, groups);
  const grid = useMeasuredGrid(root);
  const [focused, setFocused] = useState<string | null>(null);
  const focusedIndex = focused === null ? -1 : groups.findIndex(({ header }) => header.code === focused);
  const select = useCallback((typed: string) => onSelect(Number(typed)), [onSelect]);

  const noteOf = ({ header, choices }: ChoiceGroup) => {
    const [first] = choices;
    const days = first && deliveryDaysOf(first);
    const add = first?.additionalDetails.addPrice ?? 0;
    return [
      header.subtitle,
      add > 0 ? `+${format(add)}` : '',
      days ? labels.delivered({ from: days.from, to: days.to }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  };

  return (
    <div
      ref={root}
      className={css.root}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? null)}
    >
      {groups.map((group, index) => (
        <FabricGroup
          key={group.header.code}
          group={group}
          note={noteOf(group)}
          value={group.choices.some(({ code }) => code === value) ? value : undefined}
          onSelect={select}
          compatible={compatible}
          isNear={
            index < initialGroups ||
            near.has(group.header.code) ||
            (focusedIndex >= 0 && Math.abs(index - focusedIndex) < 2)
          }
          isFiltering={isFiltering}
          grid={grid}
          labels={labels}
        />
      ))}
    </div>
  );
}
