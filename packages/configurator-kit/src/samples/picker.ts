import { formatPrice, type Option } from '@settee/domain';
import { fn } from 'storybook/test';
import { productMessages } from '../options/messages.ts';
import { allChoices } from '../options/picker-props.ts';

const format = (cents: number) => formatPrice(cents, 'USA');

/** What a picker is given besides its option and value: every choice goes, each costs what it adds. */
export function pickerFixture(option: Option) {
  return {
    option,
    value: undefined,
    onPick: fn(),
    compatible: new Set(allChoices(option).map(({ code }) => code)),
    priceWith: (code: number) =>
      format(194900 + (allChoices(option).find((choice) => choice.code === code)?.additionalDetails.addPrice ?? 0)),
    format,
    words: productMessages,
  };
}
