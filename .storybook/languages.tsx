import type { Decorator } from '@storybook/react-vite';
import { type SiteMessages, SiteProvider } from '../packages/ui/src/index.ts';
import { pseudoWords } from './pseudo.ts';

const packs: Readonly<Record<string, () => Promise<SiteMessages>>> = {
  'fr-CA': async () => ({
    ui: (await import('../packages/ui/src/locales/fr-CA/index.ts')).messages,
    checkout: (await import('../packages/checkout-kit/src/locales/fr-CA/index.ts')).messages,
    configurator: (await import('../packages/configurator-kit/src/locales/fr-CA/index.ts')).messages,
  }),
  'es-US': async () => ({
    ui: (await import('../packages/ui/src/locales/es-US/index.ts')).messages,
    checkout: (await import('../packages/checkout-kit/src/locales/es-US/index.ts')).messages,
    configurator: (await import('../packages/configurator-kit/src/locales/es-US/index.ts')).messages,
  }),
};

/** Languages of the toolbar; the first one is that of each story. */
export const languages = [
  { value: 'story', title: 'English' },
  { value: 'en-US', title: 'English (United States)' },
  { value: 'en-CA', title: 'English (Canada)' },
  { value: 'fr-CA', title: 'Français (Canada)' },
  { value: 'es-US', title: 'Español (Estados Unidos)' },
  { value: 'pseudo', title: 'Pseudo-locale [ĺóñĝ]' },
];

/** Loads the words of the chosen language; the pseudo-locale is made of French ones. */
export async function loadLanguage({ globals }: { globals: Record<string, unknown> }) {
  const language = String(globals['language'] ?? 'story');
  const messages = await packs[language === 'pseudo' ? 'fr-CA' : language]?.();
  return { messages: language === 'pseudo' && messages ? pseudoWords(messages) : messages };
}

interface Given {
  site?: object;
}

/** Shows the story in the chosen language; one with a `site` gets it with the language. */
export const withLanguage: Decorator = (Story, { globals, args, loaded }) => {
  const { messages }: { messages?: SiteMessages } = loaded;
  const language = String(globals['language'] ?? 'story');
  if (language === 'story') return <Story />;
  const locale = language === 'pseudo' ? 'fr-CA' : language;
  const { site }: Given = args;
  return (
    <SiteProvider locale={locale} {...(messages && { messages })}>
      <Story args={site ? { ...args, site: { ...site, locale } } : args} />
    </SiteProvider>
  );
};
