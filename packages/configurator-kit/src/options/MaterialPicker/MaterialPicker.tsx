'use client';

import { materialLimits, shownMaterialGroups } from '@settee/domain';
import { Button, lazyComponent, withRef } from '@settee/ui';
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { MaterialGroup } from './MaterialGroup.tsx';
import { productMessages } from '../messages.ts';
import type { LabeledPicker, PickerProps } from '../picker-props.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './MaterialPicker.css.ts';

export interface MaterialPickerProps extends PickerProps, RootRef<HTMLDivElement> {
  /** Filters are applied, so all matching groups are shown. PICK-16 */
  filtering?: boolean;
}

/** After the first groups of a longer list, only those near the viewport are rendered. */
const maxAtOnce = 200;

const MoreMaterialGroups = lazyComponent(() =>
  import('./MoreMaterialGroups.tsx').then((module) => module.MoreMaterialGroups),
);

/** 'Load More' is removed when it is clicked, so the focus moves to the first swatch that it revealed. */
function useFocusOfRevealed(root: RefObject<HTMLElement | null>, isLoadedMore: boolean) {
  /** Values of the swatches before the click; `null` once the focus has moved. */
  const before = useRef<ReadonlySet<string> | null>(null);
  const inputs = () => [...(root.current?.querySelectorAll('input') ?? [])];
  const focusRevealed = () => {
    const known = before.current;
    const revealed = known && inputs().find((input) => !known.has(input.value) && !input.disabled);
    if (!revealed) return;
    before.current = null;
    revealed.focus();
  };
  const latest = useRef(focusRevealed);
  useEffect(() => {
    latest.current = focusRevealed;
  });
  useEffect(() => {
    if (isLoadedMore) latest.current();
  }, [isLoadedMore]);
  const recordInputs = () => {
    before.current = new Set(inputs().map(({ value }) => value));
  };
  return { focusRevealed, recordInputs };
}

/** Fabrics and leathers in groups, one radio group in all. PICK-02, PICK-11 to PICK-16 */
export const MaterialPicker = withRef(function MaterialPicker({
  filtering = false,
  ref,
  ...props
}: MaterialPickerProps) {
  const { option, narrowed, errorId, messages } = props;
  const labels = useWords('product', productMessages, messages);
  const picker: LabeledPicker = { ...props, labels };
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const [isLoadedMore, setLoadedMore] = useState(false);
  const { focusRevealed, recordInputs } = useFocusOfRevealed(root, isLoadedMore);
  const { groups, isLoadMoreShown } = shownMaterialGroups(narrowed ?? option.choiceGroups, {
    isLoadedMore,
    isFiltering: filtering || narrowed !== undefined,
  });
  const total = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const atOnce = total > maxAtOnce ? groups.slice(0, materialLimits.groups) : groups;
  const more = groups.slice(atOnce.length);

  const loadMore = () => {
    recordInputs();
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
      {atOnce.map((group) => (
        <MaterialGroup key={group.header.code} {...picker} group={group} name={name} />
      ))}
      {more.length > 0 && <MoreMaterialGroups {...picker} groups={more} name={name} onShown={focusRevealed} />}
      {isLoadMoreShown && (
        <Button tone="outline" size="small" block onClick={loadMore}>
          {labels.loadMore}
        </Button>
      )}
    </div>
  );
});
