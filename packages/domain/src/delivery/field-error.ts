/** Error of a form field; the screens provide the messages. */
export type FieldError = 'missing' | 'invalid';

/** The same of an address; a card number must not be stored with it. */
export type AddressError = FieldError | 'card-number';
