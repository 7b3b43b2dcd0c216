import { expressWallets } from '@settee/domain';
import * as v from 'valibot';
import { addressField } from './delivery.schemas.ts';
import { longText, noCardNumber, shortText, textSchema } from './fields.ts';

/** Handed to the browser by a wallet on approval; it works once. */
export const nonceField = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** Information about the shopper's device for the provider's fraud checks. */
export const deviceDataField = v.optional(v.pipe(v.string(), v.maxLength(2000)), '');
export const contactField = v.optional(v.nullable(addressField), null);

/** Name of an account, such as an email address. */
export const accountField = v.pipe(shortText, noCardNumber);

/** PayPal approval; an address is `null` when PayPal returned none. WALLET-01, WALLET-04 */
export const payPalApprovalField = v.object({
  nonce: nonceField,
  deviceData: deviceDataField,
  details: v.object({ email: accountField, billingAddress: contactField, shippingAddress: contactField }),
});

/** Reported by the browser, for the log. WALLET-02, WALLET-07 */
export const problemText = v.pipe(longText, noCardNumber);
export const initiatorField = v.picklist(['cart', 'product', 'payment']);
export const startedWallet = v.picklist(expressWallets);

/** Nothing is read. WALLET-02, WALLET-07 */
export const noted = v.object({});

/** `redirectUrl` is empty when the cart can't be paid now; `errorMessage` has the reason. WALLET-03 */
export const launchSchema = v.object({ redirectUrl: textSchema, errorMessage: textSchema });
