import type { SiteMessages } from '@settee/ui';

/** Languages other than American English; each is one chunk, which American pages never load. */
const languages: Readonly<Record<string, () => Promise<{ messages: SiteMessages }>>> = {
  'en-CA': () => import('./en-CA/index.ts'),
  'fr-CA': () => import('./fr-CA/index.ts'),
};

const loaded = new Map<string, SiteMessages>();

/** Loads the words of a language once; American English is in the code. */
export async function loadLanguage(locale: string): Promise<void> {
  const load = loaded.has(locale) ? undefined : languages[locale];
  if (load) loaded.set(locale, (await load()).messages);
}

/** The words of a loaded language. */
export function getLanguageMessages(locale: string): SiteMessages | undefined {
  return loaded.get(locale);
}
