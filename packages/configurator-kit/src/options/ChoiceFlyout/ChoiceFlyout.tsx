'use client';

import type { Choice } from '@settee/domain';
import { Disclosure, Text, withRef } from '@settee/ui';
import { useId, useState } from 'react';
import { choiceMessages } from '../choice-messages.ts';
import { choiceName } from '../choice-name.ts';
import { MaterialFlyout, type MaterialFlyoutProps } from '../MaterialFlyout/MaterialFlyout.tsx';
import { useWords } from '../../use-words.ts';
import * as css from '../MaterialFlyout/MaterialFlyout.css.ts';
import { ComfortScale } from './ComfortScale.tsx';

export interface ChoiceFlyoutProps extends Omit<MaterialFlyoutProps, 'before' | 'after' | 'wrapDetails'> {
  /** A full page folds care and material away and lists what was seen before. FLY-10, FLY-11 */
  layout?: 'flyout' | 'fullPage';
  /** Newest first; only a full page shows them. FLY-10 */
  recentSwatches?: readonly Choice[];
  /** Called with the recent swatch that is chosen. */
  onRecent?: (choice: Choice) => void;
}

/** A choice with all there is to know of it: what a material's flyout shows, the description and how it feels. FLY-09 to FLY-11 */
export const ChoiceFlyout = withRef(function ChoiceFlyout({
  layout = 'flyout',
  recentSwatches = [],
  onRecent,
  ...flyout
}: ChoiceFlyoutProps) {
  const labels = useWords('choice', choiceMessages, flyout.messages);
  const { choice } = flyout;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFull = layout === 'fullPage';
  const { comfort } = choice.additionalDetails;
  return (
    <MaterialFlyout
      {...flyout}
      placement={isFull ? 'center' : flyout.placement}
      before={
        <>
          {choice.description && <Text>{choice.description}</Text>}
          {comfort && <ComfortScale comfort={comfort} labels={labels} />}
        </>
      }
      wrapDetails={
        isFull
          ? (details) => (
              <Disclosure header={labels.careAndMaterial} open={isUnfolded} onOpenChange={setUnfolded}>
                {details}
              </Disclosure>
            )
          : undefined
      }
      after={
        isFull &&
        recentSwatches.length > 0 && <RecentList {...{ recentSwatches, onRecent }} title={labels.recentTitle} />
      }
    />
  );
});

interface RecentListProps {
  recentSwatches: readonly Choice[];
  onRecent: ChoiceFlyoutProps['onRecent'];
  title: string;
}

/** The choices that were seen before. FLY-10 */
function RecentList({ recentSwatches, onRecent, title }: RecentListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <ul className={css.recent}>
        {recentSwatches.map((swatch) => (
          <li key={swatch.code}>
            <button
              type="button"
              aria-label={choiceName(swatch)}
              className={css.swatchButton}
              onClick={() => onRecent?.(swatch)}
            >
              <img
                src={swatch.images.desktop}
                alt=""
                width={44}
                height={44}
                className={css.swatch}
                style={{ background: swatch.color }}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
