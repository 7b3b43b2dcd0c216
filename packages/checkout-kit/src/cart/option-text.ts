/** What was chosen for a piece, on one line; where that breaks, the dot stays with what it follows. */
export function optionText(options: readonly { text: string }[]): string {
  return options.map(({ text }) => text).join('\u00a0· ');
}
