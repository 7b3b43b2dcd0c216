interface FocusOption {
  value: string;
  disabled?: boolean;
}

/** Value of the option that gets the focus of its group: the first chosen one, else the first that can be chosen. */
export function getFocusValue(options: readonly FocusOption[], isChosen: (value: string) => boolean) {
  const enabled = options.filter(({ disabled }) => !disabled);
  return (enabled.find(({ value }) => isChosen(value)) ?? enabled[0])?.value;
}
