/** The two brands of the storefront. SITE-01 */
export type Brand = 'main' | 'cb2';
/** The country variant of a brand's site. SITE-02, SITE-05 */
export type SiteCulture = 'USA' | 'CANADA';
/** Currency of a site. SITE-06, SITE-07 */
export type Currency = 'USD' | 'CAD';
/** An amount of money in whole cents of the site's currency. SITE-08 */
export type Cents = number;
/** A stock keeping unit, the number a product is sold under. */
export type Sku = number;
/** A guest or a signed-in shopper; there are no administrative roles. SITE-17, SITE-18 */
export type Role = 'guest' | 'signedIn';
