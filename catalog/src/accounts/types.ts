import type { Address, Brand, CardType, SiteCulture, Sku } from '@settee/domain';

export type AddressWords = Omit<Address, 'addressId'>;

/** Saved card of an account, without its number. CARD-14 */
export interface AccountCard {
  type: CardType;
  lastFour: string;
  expMonth: number;
  expYear: number;
}

/** A sku with its choices as `optionChoiceParameter` writes them. */
export interface SeedFavorite {
  sku: Sku;
  optionChoiceParameter: string;
  quantity: number;
}

/** A favorites list. FAV-12 */
export interface AccountBoard {
  brand: Brand;
  name: string;
  items: readonly SeedFavorite[];
}

/** A line of the cart of a brand. */
export interface SeedCartLine extends SeedFavorite {
  brand: Brand;
  /** Personalization text. */
  personalizationText?: string;
  /** Code of the installation service of the line. */
  installation?: string;
}

/** Demo account for sign-in. */
export interface DemoAccount {
  email: string;
  /** Empty for accounts that sign in only with a social provider. */
  password: string;
  firstName: string;
  lastName: string;
  siteCulture: SiteCulture;
  /** Result of the sign-in. SIGN-39, SIGN-42 */
  signIn: 'signs-in' | 'locked-out' | 'google-only';
  /** Of the exemption certificate on file; empty without. TENDER-22 */
  taxCertificateNumber: string;
  addresses: readonly AddressWords[];
  /** At most five. TWO-07 */
  cards: readonly AccountCard[];
  boards: readonly AccountBoard[];
  /** Cart lines saved in the account. */
  cart: readonly SeedCartLine[];
  demonstrates: string;
}
