import type { FontAttributes } from '@settee/domain';

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** Every word of personalization. */
export const personalizationMessages = {
  add: (isEtched: boolean, price: string) => `Add ${isEtched ? 'etching' : 'embroidery'} for ${price}`,
  legend: (isEtched: boolean) => (isEtched ? 'Your etching' : 'Your embroidery'),
  line: (place: number, count: number) => (count === 1 ? 'Your text' : `Line ${place}`),
  lengths: ({ minLength, maxLength }: FontAttributes) =>
    minLength === maxLength ? characters(maxLength) : `${minLength} to ${characters(maxLength)}`,
  font: 'Font',
  color: 'Thread color',
  location: 'Placement',
  preview: (name: string) => `Preview of ${name}`,
  previewWith: (name: string, texts: readonly string[]) => `Preview of ${name} with “${texts.join(' / ')}”`,
  drawn: (texts: readonly string[]) => `Preview updated: ${texts.join(', ')}`,
  notDrawn: 'We can’t show a preview right now, but we’ve kept your text.',
  retry: 'Try again',
  summary: 'Summary',
  text: 'Text',
  each: 'Price per item',
  noReturns:
    'We’ll make it exactly as you typed it. Personalized items can’t be returned or exchanged, unless they arrive damaged.',
  enterText: 'Please enter text',
  enterLine: 'Please enter at least one line of text',
  invalid: 'Your message contains invalid characters',
  tooLong: 'Your message is over the character limit',
};

export type PersonalizationMessages = typeof personalizationMessages;
