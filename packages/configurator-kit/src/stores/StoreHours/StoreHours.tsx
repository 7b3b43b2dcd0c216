'use client';

import { clockTime, type OpeningHours, openDays } from '@settee/domain';
import { useSiteSettings } from '@settee/ui';
import type { ComponentProps } from 'react';
import { storesMessages, type StoresMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './StoreHours.css.ts';
import { withRef } from '@settee/ui';

export interface StoreHoursProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Opening hours, in the order of the week. */
  hours: OpeningHours;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<StoresMessages>;
}

/** Opening hours of a store in its local time, grouped into as few lines as possible. */
export const StoreHours = withRef(function StoreHours({ hours, messages, ...rest }: StoreHoursProps) {
  const labels = useWords('stores', storesMessages, messages);
  const { locale } = useSiteSettings();
  return (
    <dl {...rest} className={css.root}>
      {openDays(hours).map(({ from, to, time }) => (
        <div key={from} className={css.row}>
          <dt>{from === to ? labels.days[from] : labels.dayRange({ from: labels.days[from], to: labels.days[to] })}</dt>
          <dd className={css.time}>
            {time
              ? labels.openTime({ opens: clockTime(time.opens, locale), closes: clockTime(time.closes, locale) })
              : labels.closed}
          </dd>
        </div>
      ))}
    </dl>
  );
});
