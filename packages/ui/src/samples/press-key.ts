/**
 * Presses a key as a hand does, where whoever plays the story can: the browser of `npm run visual`.
 * Pretended keys do not move a native range input or select. False where nobody can.
 */
export async function pressKey(key: string): Promise<boolean> {
  const { reallyPressKey } = window as Window & { reallyPressKey?: (key: string) => Promise<void> };
  await reallyPressKey?.(key);
  return reallyPressKey !== undefined;
}
