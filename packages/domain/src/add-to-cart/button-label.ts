/** Label of an add button, before localization. ATC-05 */
export type AddButtonLabel =
  | 'add'
  | 'request-quote'
  | 'call-store'
  | 'select-store'
  | 'pick-up-in-store'
  | 'add-count'
  | 'accept-terms';

const LABELS: Readonly<Record<number, AddButtonLabel>> = {
  1: 'add',
  2: 'request-quote',
  3: 'call-store',
  4: 'select-store',
  5: 'pick-up-in-store',
  6: 'add-count',
  7: 'accept-terms',
};

/** Returns the label of a configured number; unknown numbers are 'add'. ATC-05 */
export function getAddButtonLabel(config: number): AddButtonLabel {
  return LABELS[config] ?? 'add';
}
