/** Personalization messages shown to the shopper. */
export const personalizationMessages = {
  font: 'This font isn’t available for this design.',
  color: 'This color isn’t available for this design.',
  location: 'There’s no room for text there on this design.',
  undrawable: 'We couldn’t create this preview.',
  empty: 'Please enter text',
  characters: 'Your message contains invalid characters',
  length: 'This text doesn’t fit. Please check the length.',
  profane: 'Please choose different words.',
  embroidery: 'Embroidery',
  etching: 'Etching',
  fontLabel: 'Font',
  thread: 'Thread',
  place: 'Placement',
  terms: (isEtched: boolean) =>
    `Please double-check your text. We’ll ${isEtched ? 'etch' : 'embroider'} it exactly as you typed it. Personalized items can’t be returned or exchanged, unless they arrive damaged.`,
  pictured: (name: string, texts: readonly string[]) => `${name} with “${texts.join(' / ')}”`,
  gone: 'We no longer have this design. Please personalize the item again.',
};
