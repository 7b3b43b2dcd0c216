import type { ChargeTable, SiteCulture } from '@settee/domain';

/** Shipping charges by site, in cents. DELIV-06 to DELIV-09 */
export const chargeTables: Readonly<Record<SiteCulture, ChargeTable>> = {
  USA: {
    standard: [
      { from: 0, charge: 995 },
      { from: 5000, charge: 1495 },
      { from: 15000, charge: 2495 },
      { from: 30000, charge: 3495 },
    ],
    premium: [
      { from: 0, charge: 1995 },
      { from: 5000, charge: 2495 },
      { from: 15000, charge: 3995 },
      { from: 30000, charge: 5495 },
    ],
    express: [
      { from: 0, charge: 2995 },
      { from: 5000, charge: 3995 },
      { from: 15000, charge: 5995 },
      { from: 30000, charge: 7995 },
    ],
    freeShippingThreshold: 50000,
    localInHome: [
      { postalCodeStarts: ['600', '601', '602', '603', '604', '605', '606', '607', '608'], charge: 9900 },
      { postalCodeStarts: ['46', '53', '54', '60', '61', '62'], charge: 14900 },
      { postalCodeStarts: ['100', '101', '102', '103', '104', '070', '071', '072', '073', '112'], charge: 14900 },
      { postalCodeStarts: ['900', '901', '902', '903', '904', '940', '941', '945', '946'], charge: 14900 },
      { postalCodeStarts: ['750', '751', '752', '770', '772'], charge: 14900 },
    ],
    longDistanceInHome: 24900,
    basicFreight: 7900,
  },
  CANADA: {
    standard: [
      { from: 0, charge: 1295 },
      { from: 6500, charge: 1995 },
      { from: 20000, charge: 3295 },
    ],
    premium: null,
    express: null,
    freeShippingThreshold: 65000,
    localInHome: [
      { postalCodeStarts: ['M'], charge: 14900 },
      { postalCodeStarts: ['L', 'K1', 'K2', 'H'], charge: 19900 },
      { postalCodeStarts: ['V5', 'V6', 'T2', 'T3'], charge: 19900 },
    ],
    longDistanceInHome: 32900,
    basicFreight: 10900,
  },
};
