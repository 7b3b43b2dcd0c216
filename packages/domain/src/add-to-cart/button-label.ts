/** What an add button says; the words are the screen's. ATC-05 */
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

/** The label a configured number stands for; an unknown number is an add. ATC-05 */
export function getAddButtonLabel(config: number): AddButtonLabel {
  return LABELS[config] ?? 'add';
}
