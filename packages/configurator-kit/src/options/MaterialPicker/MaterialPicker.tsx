'use client';

import { shownMaterialGroups } from '@settee/domain';
import { Button } from '@settee/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { MaterialGroup } from './MaterialGroup.tsx';
import type { PickerProps } from '../picker-props.ts';
import * as css from './MaterialPicker.css.ts';

export interface MaterialPickerProps extends PickerProps {
  /** Filters narrow the groups, so all of what is left shows. PICK-16 */
  filtering?: boolean;
}

/** Fabrics and leathers in groups, one radio group in all. PICK-02, PICK-11 to PICK-16 */
export function MaterialPicker({ filtering = false, ...picker }: MaterialPickerProps) {
  const { option, narrowed, errorId, labels } = picker;
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isLoadedMore, setLoadedMore] = useState(false);
  const there = useRef<ReadonlySet<string> | null>(null);
  const { groups, isLoadMoreShown } = shownMaterialGroups(narrowed ?? option.choiceGroups, {
    isLoadedMore,
    isFiltering: filtering || narrowed !== undefined,
  });
  const inputs = () => [...(root.current?.querySelectorAll('input') ?? [])];

  // The button is removed, so focus moves to the first swatch it revealed.
  useEffect(() => {
    const known = there.current;
    if (!isLoadedMore || !known) return;
    there.current = null;
    inputs()
      .find((input) => !known.has(input.value) && !input.disabled)
      ?.focus();
  }, [isLoadedMore]);

  const loadMore = () => {
    there.current = new Set(inputs().map(({ value }) => value));
    setLoadedMore(true);
  };

  return (
    <div
      ref={root}
      role="radiogroup"
      aria-label={labels.choicesLabel(option.header.title)}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      className={css.root}
    >
      {groups.map((group) => (
        <MaterialGroup key={group.header.code} {...picker} group={group} name={name} />
      ))}
      {isLoadMoreShown && (
        <Button tone="outline" size="small" block onClick={loadMore}>
          {labels.loadMore}
        </Button>
      )}
    </div>
  );
}
