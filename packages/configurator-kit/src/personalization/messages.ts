import type { Messages } from '@settee/ui';
import type { FontAttributes } from '@settee/domain';

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** Every word of personalization. */
export const personalizationMessages = {
  add: ({ isEtched, price }: { isEtched: boolean; price: string }) =>
    `Add ${isEtched ? 'etching' : 'embroidery'} for ${price}`,
  addPlate: (price: string) => `Personalize it for ${price}`,
  plateText: 'Text',
  plateHint: (length: number) => `Engraved on a brass plate, up to ${length} characters`,
  plateTooLong: (length: number) => `Please use ${length} characters or fewer.`,
  legend: (isEtched: boolean) => (isEtched ? 'Your etching' : 'Your embroidery'),
  line: ({ position, count }: { position: number; count: number }) => (count === 1 ? 'Your text' : `Line ${position}`),
  lengths: ({ minLength, maxLength }: FontAttributes) =>
    minLength === maxLength ? characters(maxLength) : `${minLength} to ${characters(maxLength)}`,
  font: 'Font',
  color: 'Thread color',
  location: 'Placement',
  preview: (name: string) => `Preview of ${name}`,
  previewWith: ({ name, texts }: { name: string; texts: readonly string[] }) =>
    `Preview of ${name} with “${texts.join(' / ')}”`,
  drawn: (texts: readonly string[]) => `Preview updated: ${texts.join(', ')}`,
  notDrawn: 'We can’t show a preview right now, but we’ve kept your text.',
  retry: 'Try Again',
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

export type PersonalizationMessages = Messages<typeof personalizationMessages>;
