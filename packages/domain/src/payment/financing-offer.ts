/** Rewards, or financing instead of them. FIN-01 */
export const plccOption = { rewards: 1, financing: 2 } as const;
export type PlccOption = (typeof plccOption)[keyof typeof plccOption];

/** The offer of a checkout. FIN-01 */
export interface PlccOfferData {
  isOffered: boolean;
  /** `null` until one was saved; the order then earns rewards. FIN-02 */
  selectedOption: PlccOption | null;
  /** Empty when financing needs none. FIN-03 */
  terms: string;
  /** Error message of the current request. FIN-08 */
  errorMessage: string;
}

/** State of the offer selection. */
export interface FinancingChoice {
  status: 'offer' | 'terms';
  option: PlccOption;
  /** The order is to be financed. FIN-06 */
  isFinancing: boolean;
  /** Option to save before the popup closes; `null` for none. FIN-04, FIN-07 */
  toSave: PlccOption | null;
}

export type FinancingEvent =
  | { type: 'selected'; option: PlccOption }
  | { type: 'continued'; terms: string }
  | { type: 'accepted' }
  | { type: 'declined' };

/** Starts with the saved option; with rewards if none was saved. FIN-02 */
export function initialFinancingState(selected: PlccOption | null): FinancingChoice {
  const option = selected ?? plccOption.rewards;
  return { status: 'offer', option, isFinancing: option === plccOption.financing, toSave: null };
}

/** The choice after an event. FIN-03 to FIN-07 */
export function financingReducer(choice: FinancingChoice, event: FinancingEvent): FinancingChoice {
  const { rewards, financing } = plccOption;
  switch (event.type) {
    case 'selected':
      return { ...choice, option: event.option, isFinancing: event.option === financing, toSave: null };
    case 'continued':
      return choice.option === financing && event.terms !== ''
        ? { ...choice, status: 'terms', toSave: null }
        : { ...choice, toSave: choice.option };
    case 'accepted':
      return { ...choice, toSave: financing };
    case 'declined':
      return { status: 'offer', option: rewards, isFinancing: false, toSave: null };
    default:
      return event satisfies never;
  }
}
