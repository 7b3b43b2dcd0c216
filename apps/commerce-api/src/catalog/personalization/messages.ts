/** What personalization tells a shopper. */
export const personalizationMessages = {
  font: 'This font cannot be used with this design.',
  color: 'This color cannot be used with this design.',
  location: 'Text cannot be placed there on this design.',
  undrawable: 'We could not draw this design.',
  empty: 'Please enter text',
  characters: 'Your message contains invalid characters',
  length: 'This text does not fit. Please check its length.',
  profane: 'Please choose different words.',
  embroidery: 'Embroidery',
  etching: 'Etching',
  fontLabel: 'Font',
  thread: 'Thread',
  place: 'Placement',
  terms: (isEtched: boolean) =>
    `Please read your text once more: we ${isEtched ? 'etch' : 'embroider'} it exactly as you typed it. Personalized items can’t be returned or exchanged.`,
  pictured: (name: string, texts: readonly string[]) => `${name} with “${texts.join(' / ')}”`,
  gone: 'This design is no longer here. Please personalize the item again.',
};
