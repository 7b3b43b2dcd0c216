import type {
  Result,
  Sku,
  SwatchAvailability,
  SwatchFormData,
  SwatchOrderResponse,
  SwatchOrderRequest,
  SwatchSelection,
} from '@settee/domain';

/** Product of the requested swatches, 0 for any; the first choice code is the default swatch. */
export interface SwatchSubject {
  sku: Sku;
  codes: readonly number[];
}

type AsyncResult<Value> = Promise<Result<Value, unknown>>;

/** Street suggestions of a third-party widget below a field. */
export interface SuggestedStreets {
  /** The list of results where the widget has put it; `null` until there is one. */
  results(): HTMLElement | null;
  remove(): void;
}

/** Loads the widget when it is not there yet, and ties it to a field. SWATCH-70, SWATCH-71 */
export type SuggestStreets = (
  field: HTMLInputElement,
  how: { country: 'us' | 'ca'; onSelect: (text: string) => void },
) => Promise<SuggestedStreets | null>;

/** Port of the free-swatch flow. */
export interface SwatchPorts {
  /** Returns which of the given swatches are unavailable. SWATCH-91 */
  checkAvailability(codes: readonly number[]): AsyncResult<SwatchAvailability>;
  /** Loads the swatches of a product and the known contact data for the form. SWATCH-92 */
  openForm(subject: SwatchSubject): AsyncResult<SwatchFormData>;
  /**
   * Swatch cart of the host, if it has one; synchronized with the selection in both directions. FABRIC-09,
   * FABRIC-13
   */
  cart?: {
    read(): SwatchSelection;
    /** An add that it has no room for is left out. */
    set(choiceCode: number, isIn: boolean): void;
  };
  /** Orders free swatches; a rejected order has a message or address suggestions. SWATCH-81 */
  order(order: SwatchOrderRequest): AsyncResult<SwatchOrderResponse>;
  /** Hashes the email address of an order; a failure is only logged. SWATCH-90 */
  hashEmail(email: string): AsyncResult<unknown>;
  /** Omitted when no path is configured for it. SWATCH-93 */
  hashContact?: (email: string, phone: string) => AsyncResult<unknown>;
  /** Omitted when the host has no suggestion widget. SWATCH-70 */
  suggestStreets?: SuggestStreets;
  /** Opens the browser's print dialog. SWATCH-88 */
  print(): void;
  now(): Date;
  log(message: string, problem: unknown): void;
}
