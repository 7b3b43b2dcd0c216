import type { HelpCode, HelpPage, ShopSite } from '@settee/domain';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { contact } from './contact.ts';
import { faq } from './faq.ts';
import { giftCards } from './gift-cards.ts';
import { returns } from './returns.ts';
import { shipping } from './shipping.ts';
import { warranty } from './warranty.ts';

/** Help pages by code, as texts of one site. */
export const helpPages: Readonly<Record<HelpCode, (site: ShopSite) => HelpPage>> = {
  shipping,
  returns,
  contact,
  faq,
  warranty,
  'gift-cards': giftCards,
  accessibility,
  about,
};
