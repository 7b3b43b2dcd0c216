import { inSequence, isMaterial, type Option } from './option.ts';

type Drawer = Pick<Option, 'optionCode' | 'optionType' | 'optionSequence'>;

/** Returns the option codes of the drawers that start open; none with the setting of OPT-13. OPT-08 to OPT-15 */
export function defaultOpenDrawers(options: readonly Drawer[], areDrawersClosed = false): readonly number[] {
  if (areDrawersClosed) return [];
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
