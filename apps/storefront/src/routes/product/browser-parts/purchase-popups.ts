// A dynamic import of the package itself would make all of it part of every page that imports anything of it.
export { PickupStorePopup, QuoteRequestPopup } from '@settee/checkout-kit';
