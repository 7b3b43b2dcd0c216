'use client';

import { type ChoiceGroup, deliveryDaysOf } from '@settee/domain';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FabricBrowserMessages } from '../browse-messages.ts';
import { useNearViewport } from '../useNearViewport.ts';
import { FabricGroup, type SwatchGrid } from './FabricGroup.tsx';
import * as css from './FabricGroups.css.ts';

export interface FabricGroupsProps {
  groups: readonly ChoiceGroup[];
  /** Code of the picked choice. */
  value: number | undefined;
  /** Must be referentially stable, so that a selection among thousands re-renders only two swatches. */
  onPick: (choiceCode: number) => void;
  /** Codes of the choices that go with what else is chosen. */
  compatible: ReadonlySet<number>;
  isFiltering: boolean;
  /** Formats an amount in cents. */
  format: (cents: number) => string;
  labels: FabricBrowserMessages;
}

/** Number of groups rendered before the first measurement. */
const atFirst = 2;

/** Measures a group that is there. */
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

function isAlike(one: SwatchGrid, other: SwatchGrid): boolean {
  const figures = ['columns', 'row', 'gap', 'more'] as const;
  return figures.every((figure) => Math.abs(one[figure] - other[figure]) < 1);
}

/** Thousands of materials in groups; only what is near the window is there, with the neighbours of what has the focus. */
export function FabricGroups({ groups, value, onPick, compatible, isFiltering, format, labels }: FabricGroupsProps) {
  const root = useRef<HTMLDivElement>(null);
  const near = useNearViewport(root, groups);
  const [grid, setGrid] = useState<SwatchGrid>({ columns: 8, row: 60, gap: 12, more: 136 });
  const [focused, setFocused] = useState<string | null>(null);
  const place = focused === null ? -1 : groups.findIndex(({ header }) => header.code === focused);
  const pick = useCallback((typed: string) => onPick(Number(typed)), [onPick]);

  useLayoutEffect(() => {
    const handleScrollEnd = () => {
      const next = measure(root.current);
      if (next) setGrid((now) => (isAlike(now, { ...now, ...next }) ? now : { ...now, ...next }));
    };
    handleScrollEnd();
    const watch = new ResizeObserver(handleScrollEnd);
    if (root.current) watch.observe(root.current);
    return () => watch.disconnect();
  }, []);

  const noteOf = ({ header, choices }: ChoiceGroup) => {
    const [first] = choices;
    const days = first && deliveryDaysOf(first);
    const add = first?.additionalDetails.addPrice ?? 0;
    return [header.subtitle, add > 0 ? `+${format(add)}` : '', days ? labels.delivered(days.from, days.to) : '']
      .filter(Boolean)
      .join(', ');
  };

  return (
    <div
      ref={root}
      className={css.root}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? null)}
    >
      {groups.map((group, at) => (
        <FabricGroup
          key={group.header.code}
          group={group}
          note={noteOf(group)}
          value={group.choices.some(({ code }) => code === value) ? value : undefined}
          onPick={pick}
          compatible={compatible}
          isNear={at < atFirst || near.has(group.header.code) || (place >= 0 && Math.abs(at - place) < 2)}
          isFiltering={isFiltering}
          grid={grid}
          labels={labels}
        />
      ))}
    </div>
  );
}
