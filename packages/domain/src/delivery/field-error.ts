/** Why a form does not take an entry; the words per field are the screens'. */
export type FieldError = 'missing' | 'invalid';

/** The same of an address; a card number must not be stored with it. */
export type AddressError = FieldError | 'card-number';
