import type { ServiceTaxCode, Sku } from '@settee/domain';
import { surcharge } from '../money.ts';
import type { PerSite } from '../site-types.ts';

/** Service by a third party at the delivery address. CONF-07 to CONF-09 */
export interface InstallationService {
  code: string;
  sku: Sku;
  title: string;
  text: string;
  /** Some states tax work on furniture, but not on a building. Decision 14 */
  taxCode: Extract<ServiceTaxCode, 'assembly' | 'installation'>;
  /** In cents, per item. */
  price: PerSite<number>;
  provider: string;
  /** Starts of the postal codes it is done in; elsewhere it is unavailable. VALID-06 */
  postalCodeStarts: readonly string[];
}

const cities = [
  '600',
  '601',
  '602',
  '606',
  '100',
  '101',
  '021',
  '191',
  '200',
  '303',
  '752',
  '770',
  '900',
  '941',
  '981',
];
const canadianCities = ['M', 'H', 'V5', 'V6', 'T2'];

export const installationServices: readonly InstallationService[] = [
  {
    code: 'bed-assembly',
    sku: 710001,
    title: 'Bed Assembly',
    text: 'Two people assemble the bed, level it and haul away the boxes.',
    taxCode: 'assembly',
    price: surcharge(129),
    provider: 'Handsome & Co.',
    postalCodeStarts: [...cities, ...canadianCities],
  },
  {
    code: 'wall-anchoring',
    sku: 710002,
    title: 'Wall Anchoring',
    text: 'A technician anchors the piece to the wall so a child can’t pull it over.',
    taxCode: 'installation',
    price: surcharge(69),
    provider: 'Handsome & Co.',
    postalCodeStarts: [...cities, ...canadianCities],
  },
  {
    code: 'light-hanging',
    sku: 710003,
    title: 'Light Hanging',
    text: 'An electrician shortens the cord, hangs the light and makes sure it works.',
    taxCode: 'installation',
    price: surcharge(149),
    provider: 'Bright & Sons Electric',
    postalCodeStarts: cities,
  },
];
