import { isMaterial, type Option } from './option.ts';

type Drawer = Pick<Option, 'optionCode' | 'optionType' | 'optionSequence'>;

/** Options in the order of their drawers. */
export function inSequence<O extends Pick<Option, 'optionSequence'>>(options: readonly O[]): readonly O[] {
  return options.toSorted((one, other) => one.optionSequence - other.optionSequence);
}

/** The option codes of the drawers that start open. `isForcedClosed` is the setting of OPT-13. OPT-08 to OPT-15 */
export function defaultOpenDrawers(options: readonly Drawer[], isForcedClosed = false): readonly number[] {
  if (isForcedClosed) return [];
  const drawers = inSequence(options);
  if (drawers.length < 3) return drawers.map(({ optionCode }) => optionCode);
  const hasMaterial = drawers.some(isMaterial);
  const leading = drawers.find(({ optionType }) => optionType === 'size') ?? drawers[0];
  return drawers
    .filter((drawer) => drawer.optionType === 'color' || (hasMaterial && drawer === leading))
    .map(({ optionCode }) => optionCode);
}

/** Whether an open drawer may be closed; that of a single-option product may not. OPT-14 */
export function isDrawerClosable(options: readonly unknown[]): boolean {
  return options.length > 1;
}
