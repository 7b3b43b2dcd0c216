import {
  type Address,
  type Choice,
  ok,
  recentFamily,
  type SwatchData,
  type SwatchFormData,
  type SwatchOrderResponse,
} from '@settee/domain';
import { fn } from 'storybook/test';
import type { SwatchPorts, SwatchSubject } from '../swatches/ports.ts';
import { fabricFixture } from './options.ts';

/** Of this cloth no swatch is sent. */
const out = 'Washed Linen, Denim';

export function swatchFixture({ code, swatchName, images }: Choice): SwatchData {
  return {
    ChoiceCode: code,
    Description: swatchName,
    ImagePath: images.desktop,
    Attributes: [{ AttributeId: 'swatch-in-stock', Value: swatchName === out ? 'no' : 'yes' }],
    IsStock: false,
    PriceGroupCode: 'A',
  };
}

const families = fabricFixture.choiceGroups.map(
  ({ header, choices }) => [header.title, choices.map(swatchFixture)] as const,
);
const all = families.flatMap(([, swatches]) => swatches);

/** A swatch of the sample fabrics by its code, such as 1203 for Washed Linen, Rust. */
export function swatchOf(code: number): SwatchData {
  const found = all.find(({ ChoiceCode }) => ChoiceCode === code);
  if (!found) throw new Error(`The samples have no swatch ${code}.`);
  return found;
}

export const subjectFixture: SwatchSubject = { sku: 100112, codes: [1203] };

/** What the form opens with for a guest who looked at two fabrics. */
export function swatchFormFixture(change: Partial<SwatchFormData> = {}): SwatchFormData {
  return {
    Sku: 100112,
    FabricsByName: { ...Object.fromEntries(families), [recentFamily]: [swatchOf(1203), swatchOf(1301)] },
    DefaultSwatch: swatchOf(1203),
    SwatchModalMessage: 'Choose up to five swatches. They are free, and so is the post.',
    FirstName: '',
    LastName: '',
    EmailAddress: '',
    ...change,
  };
}

/** Whom the sample orders go to. */
export const swatchAddressFixture: Address = {
  addressId: '',
  firstName: 'Maren',
  lastName: 'Lindqvist',
  address1: '2140 N Cleveland Ave',
  address2: 'Apt 3',
  address3: '',
  country: 'USA',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60614',
  dayPhone: '(773) 272-2888',
  emailAddress: 'maren@domain.com',
};

export const swatchAnswerFixture: SwatchOrderResponse = {
  Succeeded: true,
  AddressValidationResult: null,
  Message: '',
  OrderNumber: 'FS-4417-0236',
  OrderDate: '2026-03-14T15:09:26.000Z',
};

/** Ports that answer well. */
export function swatchPortsFixture(change: Partial<SwatchPorts> = {}): SwatchPorts {
  return {
    checkAvailability: fn(async () => ok({ hasNla: false, nlaFabrics: [] })),
    openForm: fn(async () => ok(swatchFormFixture())),
    order: fn(async () => ok(swatchAnswerFixture)),
    hashEmail: fn(async () => ok('f05d39')),
    print: fn(),
    now: () => new Date('2026-03-14T16:00:00Z'),
    log: fn(),
    ...change,
  };
}
