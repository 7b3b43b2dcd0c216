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
  const words = { ...storesMessages, ...messages };
  return (
    <dl {...rest} className={css.root}>
      {openDays(hours).map(({ from, to, time }) => (
        <div key={from} className={css.row}>
          <dt>{from === to ? words.days[from] : words.dayRange(words.days[from], words.days[to])}</dt>
          <dd className={css.time}>
            {time ? words.openTime(clockTime(time.opens), clockTime(time.closes)) : words.closed}
          </dd>
        </div>
      ))}
    </dl>
  );
}
