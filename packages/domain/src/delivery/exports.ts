export type { Address, AddressValidationResult, PostalPlace, StreetSuggestion } from './address.ts';
export type { DeliveryMode, Recipient, RecipientTotals, ServiceLevel, Shipment } from './recipient.ts';
export type { SentShipment, ShipmentItem, ShippingAndGiftOptionsRequest } from './recipient.ts';
export { addressFields, validateAddress, firstWrongAddressField } from './address-form.ts';
export { addressMaxLengths } from './address-max-lengths.ts';
export { getAddressFields, isSameAddress, isShippedTo, newAddressId, toContact } from './address-form.ts';
export type { AddressField, AddressErrors, AddressRules } from './address-form.ts';
export { findRecipient, getMainRecipient, getPickupRecipient, groupByRecipient } from './recipients.ts';
export { maxRecipients, splitQuantity } from './recipients.ts';
export type { LineDestination, RecipientGroup, RecipientKind } from './recipients.ts';
export { isNonContinental, nonContinentalSurcharge, shippingCharges } from './charges.ts';
export type { ChargeTable, Destination, ShippingCharges, ShippingLoad } from './charges.ts';
export { addDays, type CalendarDay } from './calendar.ts';
export { validateCity } from './city.ts';
export {
  type AddressPurpose,
  type Country,
  getCountries,
  getCountryName,
  getCountryOfLocale,
  getHomeCountry,
} from './countries.ts';
export { isInternationalAddress } from './countries.ts';
export { type CountryRules, findCountryRules, getCountryRules } from './country-rules.ts';
export { centralTimeZone, formatCentralDay, getCentralDay, getNextDayArrival, getTwoDayArrival } from './cutoff.ts';
export { isByNoonCentral, type Arrival } from './cutoff.ts';
export { getGiftHolidays, type GiftHoliday } from './holidays.ts';
export { getLargeItemLevels, getParcelLevels, type AllowedLevels } from './offered-levels.ts';
export { isPoBox, isPoBoxAddress } from './po-box.ts';
export { getGiftMessageLeft, giftMessageMaxLength, validateGiftMessage } from './gift-message.ts';
export { toDeliveryDetails, type DeliveryDetails } from './delivery-details.ts';
export {
  baggingOptions,
  type BaggingOption,
  drivingDirectionsMaxLength,
  giftReceiptOptions,
  type GiftReceiptOption,
  notificationOptions,
  type NotificationOption,
  pickupContactMaxLength,
  validateDrivingDirections,
  validatePickupContact,
} from './recipient-options.ts';
export {
  getDeliverySlots,
  parseDeliverySlot,
  type DeliverySlot,
  type DeliveryWindow,
} from './delivery-slots.ts';
export { validateEmail, emailMaxLength, readEmail } from './email.ts';
export { joinFullName, splitFullName, validateName } from './name.ts';
export { fitPhone, formatPhone, getTextNumber, normalizePhone, readPhone, validatePhone } from './phone.ts';
export { normalizeAddress, readAddressField } from './read-address-field.ts';
export { suggestEmail } from './email-suggestion.ts';
export {
  fitPostalCode,
  formatPostalCode,
  formatZipPanelCode,
  type PostalCodeForm,
  postalCodeMaxLength,
  readPostalCode,
} from './postal-code.ts';
export { validateZipPanelCode } from './postal-code.ts';
export { canadianProvinces, getRegions, usMilitary, usTerritories, type Region } from './regions.ts';
export { toDeliveryInfo, deliveryOpening, type DeliveryDayTexts, type DeliveryInfo } from './delivery-info.ts';
export {
  basicFreight,
  giftCardMethod,
  serviceLevels,
  getShipMethodKind,
  type ShipMethodKind,
} from './service-level.ts';
export { chooseContactMe, chooseServiceLevel, chooseShipComplete, chooseShippingDate } from './shipment.ts';
export { chooseDeliverySlot } from './shipment.ts';
export { validateAddressLine2, validateStreet } from './street.ts';
