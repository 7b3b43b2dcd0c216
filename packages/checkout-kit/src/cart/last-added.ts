let added: { names: string; at: number } | null = null;

/** Age up to which an add is shown, in ms: the cart page opens right after it. */
const freshMs = 10_000;

/** Notes what was added on the way to the cart page. */
export function noteAdded(names: readonly string[]): void {
  added = { names: names.join(', '), at: Date.now() };
}

/** Takes the names of what was just added; empty when nothing was. */
export function takeAdded(): string {
  const names = added && Date.now() - added.at < freshMs ? added.names : '';
  added = null;
  return names;
}
