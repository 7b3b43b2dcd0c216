import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as css from './FactList.css.ts';
import { withRef } from '@settee/ui';

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Name and lines of each fact; empty facts are left out. */
  facts: readonly (readonly [name: string, lines: readonly string[]])[];
}

/** List of facts: names at the start, one or more lines of values next to each. */
export const FactList = withRef(function FactList({ facts, className, ...rest }: FactListProps) {
  return (
    <dl {...rest} className={cx(css.root, className)}>
      {facts
        .filter(([, lines]) => lines.some(Boolean))
        .map(([name, lines]) => (
          <div key={name} className={css.row}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>
              {lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
});
