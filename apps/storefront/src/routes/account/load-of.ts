/** What a read answers, as the account's screens want it. */
export function loadOf<Data, Shown>(
  { data, error, mutate }: { data: Data | undefined; error: unknown; mutate: () => Promise<unknown> },
  shown: (data: Data) => Shown,
) {
  return {
    data: data === undefined ? null : shown(data),
    hasFailed: error !== undefined,
    onRetry: () => void mutate(),
  };
}
