// A dynamic import of the package itself would make all of it part of every page that imports anything of it.
export { TermsPopup } from '@settee/checkout-kit';
