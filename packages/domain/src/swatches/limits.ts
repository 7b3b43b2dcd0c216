import type { SiteCulture } from '../site/brand.ts';

/** How many swatches go in one order. SWATCH-24 */
export const swatchLimit = 5;

/** How many business days swatches take to come. SWATCH-85, SWATCH-86 */
export const swatchDeliveryDays: Readonly<Record<SiteCulture, string>> = { USA: '5-7', CANADA: '5-12' };

/** The two letters of the country in which streets are suggested. SWATCH-71 */
export const streetCountry: Readonly<Record<SiteCulture, 'us' | 'ca'>> = { USA: 'us', CANADA: 'ca' };

/** Where a form tells what becomes of what was typed. SWATCH-65 */
export const swatchPrivacyUrl = '/customer-service/privacy-policy#infoWeCollect';
