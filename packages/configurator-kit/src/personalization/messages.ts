import type { FontAttributes } from '@settee/domain';

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** Every word of personalization. */
export const personalizationMessages = {
  add: (isEtched: boolean, price: string) => `${isEtched ? 'Etch' : 'Embroider'} it for ${price}`,
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
  notDrawn: 'The preview can’t be shown right now. Your text is kept.',
  retry: 'Try again',
  summary: 'Summary',
  text: 'Text',
  each: 'Price each',
  noReturns: 'We make it exactly as you typed it. Personalized items can’t be returned or exchanged.',
  enterText: 'Please enter text',
  enterLine: 'Please enter at least one line of text',
  invalid: 'Your message contains invalid characters',
  tooLong: 'Your message is over the character limit',
};

export type PersonalizationMessages = typeof personalizationMessages;
