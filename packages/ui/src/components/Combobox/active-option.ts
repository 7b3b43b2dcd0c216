/** Returns the option that a key moves to; `null` is the text field. Wraps around and skips disabled options. */
export function activeAfter(
  key: 'ArrowDown' | 'ArrowUp',
  active: number | null,
  options: readonly { disabled?: boolean }[],
): number | null {
  const live = options.flatMap((option, index) => (option.disabled ? [] : [index]));
  if (live.length === 0) return null;
  const ordered = key === 'ArrowDown' ? live : live.toReversed();
  const index = active === null ? -1 : ordered.indexOf(active);
  return ordered[(index + 1) % ordered.length] ?? null;
}
