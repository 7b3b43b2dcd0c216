import type { Option } from './option.ts';

/**
 * Returns the chosen 'option,choice' pairs: those of source 0 joined by underscores, a pipe, those of source 1. For the
 * cache of the reference service; our own API ignores it. PDP-23
 */
export function outputCacheString(options: readonly Pick<Option, 'optionCode' | 'choiceCode' | 'source'>[]): string {
  const side = (source: 0 | 1) =>
    options
      .filter((option) => option.source === source && option.choiceCode !== null)
      .map(({ optionCode, choiceCode }) => `${optionCode},${choiceCode}`)
      .join('_');
  return `${side(0)}|${side(1)}`;
}
