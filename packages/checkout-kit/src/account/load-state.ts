/** Data of an account page on its way. */
export interface LoadState<Data> {
  /** `null` until it is there. */
  data: Data | null;
  hasFailed: boolean;
  onRetry: () => void;
}
