/** Formats the chosen options on one line; at a line break the dot stays with the option before it. */
export function optionText(options: readonly { text: string }[]): string {
  return options.map(({ text }) => text).join('\u00a0· ');
}
