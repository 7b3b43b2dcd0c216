import type {
  Result,
  Sku,
  SwatchAvailability,
  SwatchFormData,
  SwatchOrderResponse,
  SwatchOrderRequest,
  SwatchSelection,
} from '@settee/domain';

/** Which product's swatches are asked for, 0 for any; the first of the choice codes is the default swatch. */
export interface SwatchSubject {
  sku: Sku;
  codes: readonly number[];
}

type Answer<Value> = Promise<Result<Value, unknown>>;

/** Streets that somebody else's widget suggests under a field. */
export interface SuggestedStreets {
  /** The list of results where the widget has put it; `null` until there is one. */
  results(): HTMLElement | null;
  remove(): void;
}

/** Loads the widget when it is not there yet, and ties it to a field. SWATCH-70, SWATCH-71 */
export type SuggestStreets = (
  field: HTMLInputElement,
  how: { country: 'us' | 'ca'; onPick: (text: string) => void },
) => Promise<SuggestedStreets | null>;

/** What a host does for free swatches. */
export interface SwatchPorts {
  /** SWATCH-91 */
  checkAvailability(codes: readonly number[]): Answer<SwatchAvailability>;
  /** SWATCH-92 */
  openForm(subject: SwatchSubject): Answer<SwatchFormData>;
  /** The swatch cart, where a host keeps one: what is checked here is in it, and the other way round. FABRIC-09, FABRIC-13 */
  cart?: {
    read(): SwatchSelection;
    /** An add that it has no room for is left out. */
    set(choiceCode: number, isIn: boolean): void;
  };
  /** SWATCH-81 */
  order(order: SwatchOrderRequest): Answer<SwatchOrderResponse>;
  /** SWATCH-90 */
  hashEmail(email: string): Answer<unknown>;
  /** Where a shop names a path for it. SWATCH-93 */
  hashContact?: (email: string, phone: string) => Answer<unknown>;
  /** Where a shop has one. SWATCH-70 */
  suggestStreets?: SuggestStreets;
  /** Opens the browser's print dialog. SWATCH-88 */
  print(): void;
  now(): Date;
  log(message: string, problem: unknown): void;
}
