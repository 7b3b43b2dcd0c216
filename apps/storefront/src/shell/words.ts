import { type Messages, useMessages } from '@settee/ui';
import type { accountMessages } from './account-messages.ts';
import type {
  cartTexts,
  customerPhotoTexts,
  fabricTexts,
  favoritesTexts,
  searchTexts,
  sharedCartTexts,
} from './brand-messages.ts';
import type { helpMessages } from './help-messages.ts';
import type { shellMessages } from './messages.ts';
import type { newsletterMessages } from './Newsletter/messages.ts';
import type { newsletterPageMessages } from './Newsletter/page-messages.ts';
import type { pageMessages } from './page-messages.ts';
import type { policies } from './policies.ts';
import type { walletSheetMessages } from './WalletSheet/messages.ts';

/** The words of the shop itself; a language has all of them. */
export interface ShopMessages {
  shell: Messages<typeof shellMessages>;
  page: Messages<typeof pageMessages>;
  policies: typeof policies;
  help: Messages<typeof helpMessages>;
  newsletter: Messages<typeof newsletterMessages>;
  newsletterPage: Messages<typeof newsletterPageMessages>;
  account: Messages<typeof accountMessages>;
  walletSheet: Messages<typeof walletSheetMessages>;
  cartTexts: typeof cartTexts;
  sharedCartTexts: typeof sharedCartTexts;
  searchTexts: typeof searchTexts;
  fabricTexts: typeof fabricTexts;
  favoritesTexts: typeof favoritesTexts;
  customerPhotoTexts: typeof customerPhotoTexts;
}

/** Words in the language of the page. */
export function useWords<Key extends keyof ShopMessages>(key: Key, english: ShopMessages[Key]): ShopMessages[Key] {
  return useMessages('shop', key, english);
}
