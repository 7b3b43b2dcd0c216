/** Error of a form field; the screens provide the messages. */
export type FieldError = 'missing' | 'invalid';

/**
 * The same of an address: text over the limit of a field, a card number, which must not be stored with it, or a PO box for
 * large items. DELIV-12
 */
export type AddressError = FieldError | 'too-long' | 'card-number' | 'po-box';
