import type { AddressValidationResult } from '../delivery/address.ts';
import type { Sku } from '../site/brand.ts';

/** A swatch that can be ordered, or can't at present. SWATCH-14 */
export interface SwatchData {
  ChoiceCode: number;
  Description: string;
  ImagePath: string;
  Attributes: readonly { AttributeId: string; Value: string }[];
  IsStock: boolean;
  PriceGroupCode: string;
}

/** Initial data of the form; names and email are empty when unknown. SWATCH-13, SWATCH-15 */
export interface SwatchFormData {
  Sku: Sku;
  /** Swatches by the name of their fabric family. SWATCH-16 */
  FabricsByName: Readonly<Record<string, readonly SwatchData[]>>;
  /** The fabric that the shopper was looking at. */
  DefaultSwatch: SwatchData | null;
  /** Message above the swatches; empty for none. */
  SwatchModalMessage: string;
  FirstName: string;
  LastName: string;
  EmailAddress: string;
}

/** Request for the form; `selected` contains comma-separated choice codes. SWATCH-18 */
export interface OrderSwatchRequest {
  sku: Sku;
  choiceCode: number;
  selected: string;
  suppressColorBar: boolean;
}

/** Discontinued ones of some fabrics. SWATCH-19 */
export interface SwatchAvailability {
  hasNla: boolean;
  nlaFabrics: readonly SwatchData[];
}

/** Order of free swatches with its shipping address and email sign-up. SWATCH-11 */
export interface SwatchOrderRequest {
  Sku: Sku;
  FirstName: string;
  LastName: string;
  Address1: string;
  Address2: string;
  City: string;
  State: string;
  PostalCode: string;
  DayPhone: string;
  EmailAddress: string;
  /** Selected choice codes. */
  swatch: readonly number[];
  UseAddressAsEntered: boolean;
  CanadaEmailSignup: boolean;
  SignUp: boolean;
}

/** Response of an order; number and date (ISO 8601) may be missing. SWATCH-81, SWATCH-87 */
export interface SwatchOrderResponse {
  Succeeded: boolean;
  /** Set when the address could not be verified. SWATCH-82 */
  AddressValidationResult: AddressValidationResult | null;
  Message: string;
  OrderNumber?: string | null | undefined;
  OrderDate?: string | null | undefined;
}
