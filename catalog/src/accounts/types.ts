import type { Address, Brand, CardType, SiteCulture, Sku } from '@settee/domain';

export type AddressWords = Omit<Address, 'addressId'>;

/** A card as an account keeps it: without its number. CARD-14 */
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
  /** What is written on it. */
  personalizationText?: string;
  /** Code of the installation service that comes with it. */
  installation?: string;
}

/** Somebody who can be signed in as. */
export interface DemoAccount {
  email: string;
  /** Empty for those who only come by way of a social provider. */
  password: string;
  firstName: string;
  lastName: string;
  siteCulture: SiteCulture;
  /** What signing in comes to. SIGN-39, SIGN-42 */
  signIn: 'signs-in' | 'locked-out' | 'google-only';
  /** Of the exemption certificate on file; empty without. TENDER-22 */
  taxCertificateNumber: string;
  addresses: readonly AddressWords[];
  /** At most five. TWO-07 */
  cards: readonly AccountCard[];
  boards: readonly AccountBoard[];
  /** What lay in the cart when they left. */
  cart: readonly SeedCartLine[];
  demonstrates: string;
}
