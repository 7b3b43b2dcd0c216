import type { Weekday } from '@settee/domain';
import { type InLanguage, wordsFor } from '../../platform/words-by-language.ts';

const english = {
  listTitle: 'Our stores',
  closed: 'closed',
  days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } satisfies Record<
    Weekday,
    string
  >,
};

const french: InLanguage<typeof english> = {
  listTitle: 'Nos magasins',
  closed: 'fermé',
  days: { mon: 'Lun', tue: 'Mar', wed: 'Mer', thu: 'Jeu', fri: 'Ven', sat: 'Sam', sun: 'Dim' },
};

/** The words of the popups of stores, in which one text has several of them. */
export const popupWords = (site: { locale: string }): InLanguage<typeof english> => wordsFor(site, { english, french });
