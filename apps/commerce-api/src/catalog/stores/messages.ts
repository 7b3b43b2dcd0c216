import type { Weekday } from '@settee/domain';

/** The words of the popups about stores. */
export const storeMessages = {
  listTitle: 'Our stores',
  closed: 'closed',
  days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } satisfies Record<
    Weekday,
    string
  >,
} as const;
