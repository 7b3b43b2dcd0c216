import type { CardType } from '../payment/payment-data.ts';
import type { Address } from '../delivery/address.ts';
import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { Cents, Currency } from '../site/brand.ts';

/** A shopper as the shop addresses them; all texts are empty for a guest. SIGN-04 */
export interface UserAccount {
  emailAddress: string;
  firstName: string;
  lastName: string;
  isLoggedIn: boolean;
}

/** Error messages of the identity widget. SIGN-38 */
export interface WidgetMessages {
  lockout: string;
  usernameRequired: string;
  passwordRequired: string;
  signInErrorSummary: string;
}

/**
 * Configuration of the sign-in panel; an empty identity domain selects the embedded widget, an empty provider
 * is disabled. SIGN-26
 */
export interface LoginPopupConfig {
  isLoggedIn: boolean;
  identityDomain: string;
  /** Base URL of the script and style sheet of the external widget. SIGN-19 */
  identityWidgetUrl: string;
  /** Subresource integrity of the two files; empty when not demanded. */
  identityWidgetIntegrity: { script: string; style: string };
  googleIdp: string;
  appleIdp: string;
  antiForgeryToken: string;
  messages: WidgetMessages;
}

/** Email subscriptions of the shopper. */
export interface AccountPreferences {
  isNewsWanted: boolean;
  isOfferWanted: boolean;
}

/** An account as its own page shows it. */
export interface AccountProfile {
  account: UserAccount;
  /** False for an account created through a social provider; such a shopper may set a password. */
  hasPassword: boolean;
  identityProviders: readonly IdentityProviderName[];
  preferences: AccountPreferences;
  /** An address that waits for confirmation, or an empty text. */
  pendingEmailAddress: string;
  /** Phone number for updates of orders: the entered one, else that of the default address; may be empty. */
  dayPhone: string;
  requestVerificationToken: string;
}

/** Social sign-in that an account can be connected to. SIGN-02, SIGN-03 */
export type IdentityProviderName = 'google' | 'apple';

export interface SavedAddress {
  address: Address;
  isDefault: boolean;
}

/** Card saved in an account, without its number. CARD-14 */
export interface SavedCard {
  id: string;
  type: CardType;
  lastFour: string;
  expMonth: number;
  expYear: number;
  isExpired: boolean;
  isDefault: boolean;
}

/** An order as the history lists it; money in cents, `placedAt` an ISO 8601 instant. */
export interface OrderHistoryEntry {
  orderNumber: string;
  placedAt: string;
  total: Cents;
  currency: Currency;
  /** Number of items, not lines. */
  itemCount: number;
  pictures: readonly ResponsiveImage[];
}

/** A browser that is signed in; instants are ISO 8601. */
export interface SignedInBrowser {
  id: string;
  /** Such as 'Chrome on macOS'; empty if unknown. */
  name: string;
  signedInAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}
