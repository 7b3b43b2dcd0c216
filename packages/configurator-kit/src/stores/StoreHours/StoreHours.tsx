import { clockTime, type OpeningHours, openDays } from '@settee/domain';
import type { ComponentProps } from 'react';
import { storesMessages, type StoresMessages } from '../messages.ts';
import * as css from './StoreHours.css.ts';

export interface StoreHoursProps extends Omit<ComponentProps<'dl'>, 'children'> {
  hours: OpeningHours;
  messages?: Partial<StoresMessages>;
}

/** Opening hours of a store in its local time, grouped into as few lines as possible. */
export function StoreHours({ hours, messages, ...rest }: StoreHoursProps) {
  const labels = { ...storesMessages, ...messages };
  return (
    <dl {...rest} className={css.root}>
      {openDays(hours).map(({ from, to, time }) => (
        <div key={from} className={css.row}>
          <dt>{from === to ? labels.days[from] : labels.dayRange(labels.days[from], labels.days[to])}</dt>
          <dd className={css.time}>
            {time ? labels.openTime(clockTime(time.opens), clockTime(time.closes)) : labels.closed}
          </dd>
        </div>
      ))}
    </dl>
  );
}
