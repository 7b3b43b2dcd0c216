/** Loading state of the data of an account page. */
export interface LoadState<Data> {
  /** `null` until it is there. */
  data: Data | null;
  hasFailed: boolean;
  onRetry: () => void;
}
