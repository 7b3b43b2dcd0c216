'use client';

import type { ChoiceGroup } from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import type { LabeledPicker } from '../picker-props.ts';
import { useNearViewport } from '../useNearViewport.ts';
import { MaterialGroup } from './MaterialGroup.tsx';
import * as css from './MaterialPicker.css.ts';

export interface MoreMaterialGroupsProps extends LabeledPicker {
  groups: readonly ChoiceGroup[];
  /** Radio group of the picker. */
  name: string;
  /** Called when the groups are there. */
  onShown: () => void;
}

/** Height of a group before one was measured, in px per choice. */
const usualHeight = 20;

/**
 * Groups of hundreds or thousands of materials. A group is there when it is near the window or next to the one with the
 * focus, so that arrow keys reach it, or when it has the chosen material; else its place is held.
 */
export function MoreMaterialGroups({ groups, name, onShown, ...picker }: MoreMaterialGroupsProps) {
  const root = useRef<HTMLDivElement>(null);
  const near = useNearViewport(root, groups);
  const [focused, setFocused] = useState(0);
  const [height, setHeight] = useState(usualHeight);
  const first = groups[0]?.choices.length ?? 0;
  const latest = useRef(onShown);
  useEffect(() => {
    latest.current = onShown;
  });
  useEffect(() => {
    const measured = root.current?.firstElementChild?.getBoundingClientRect().height ?? 0;
    if (measured > 0 && first > 0) setHeight(measured / first);
    latest.current();
  }, [first]);
  const isThere = ({ header, choices }: ChoiceGroup, index: number) =>
    near.has(header.code) || Math.abs(index - focused) < 2 || choices.some(({ code }) => code === picker.value);
  return (
    <div ref={root} className={css.root}>
      {groups.map((group, index) => (
        <div key={group.header.code} data-part={group.header.code} onFocus={() => setFocused(index)}>
          {isThere(group, index) ? (
            <MaterialGroup {...picker} group={group} name={name} />
          ) : (
            <div style={{ blockSize: group.choices.length * height }} />
          )}
        </div>
      ))}
    </div>
  );
}
