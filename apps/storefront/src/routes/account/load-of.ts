/** Converts a query to the load state of the account screens. */
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
