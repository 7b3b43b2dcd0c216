/** The two brands of the storefront; components take any name that a theme declares. SITE-01 */
export type Brand = 'main' | 'cb2';
/** The country variant of a brand's site. SITE-02, SITE-05 */
export type SiteCulture = 'USA' | 'CANADA';
/** ISO 4217 code of a currency, such as USD. SITE-06, SITE-07 */
export type Currency = string;
/** The currencies of the storefront's sites. */
export type ShopCurrency = 'USD' | 'CAD';
/** An amount of money in whole units of the smallest kind of the site's currency, such as cents. SITE-08 */
export type Cents = number;
/** A stock keeping unit, the number a product is sold under. */
export type Sku = number;
/** A guest or a signed-in shopper; there are no administrative roles. SITE-17, SITE-18 */
export type Role = 'guest' | 'signedIn';
