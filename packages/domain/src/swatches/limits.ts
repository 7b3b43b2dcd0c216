import type { SiteCulture } from '../site/brand.ts';

/** Maximum number of swatches per order. SWATCH-24 */
export const maxSwatches = 5;

/** Delivery time of swatches, in business days. SWATCH-85, SWATCH-86 */
export const swatchDeliveryDays: Readonly<Record<SiteCulture, string>> = { USA: '5-7', CANADA: '5-12' };

/** Two-character country code for street suggestions. SWATCH-71 */
export const streetCountry: Readonly<Record<SiteCulture, 'us' | 'ca'>> = { USA: 'us', CANADA: 'ca' };

/** URL of the privacy policy section linked in the form. SWATCH-65 */
export const swatchPrivacyUrl = '/customer-service/privacy-policy#infoWeCollect';
