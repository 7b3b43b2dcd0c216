import type { Decorator } from '@storybook/react-vite';
import { type SiteMessages, SiteProvider } from '../packages/ui/src/index.ts';
import { pseudoWords } from './pseudo.ts';

interface Pack {
  messages: object;
}

const packs = import.meta.glob<Pack>('../packages/*/src/locales/*/index.ts');

const kits = { ui: 'ui', checkout: 'checkout-kit', configurator: 'configurator-kit' };

/** The words that the packages have in a language; the others are English. */
async function wordsOf(language: string): Promise<SiteMessages> {
  const loaded = Object.entries(kits).map(async ([part, kit]) => {
    const pack = await packs[`../packages/${kit}/src/locales/${language}/index.ts`]?.();
    return [part, pack?.messages ?? {}];
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** Languages of `@settee/ui`, in the order of their tags. */
const tags = Object.keys(packs).flatMap((path) => /ui[/]src[/]locales[/]([\w-]+)/.exec(path)?.[1] ?? []);

/** The name of a language in it, such as 'Deutsch'. */
function titleOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}`;
}

/** Languages of the toolbar; the first one is that of each story. */
export const languages = [
  { value: 'story', title: 'English' },
  { value: 'en-US', title: 'English (United States)' },
  { value: 'en-CA', title: 'English (Canada)' },
  ...tags.map((value) => ({ value, title: titleOf(value) })),
  { value: 'pseudo', title: 'Pseudo-locale [ĺóñĝ]' },
];

/** The language of a story's texts, and the direction of its script; nothing where the story decides. */
export function localeOf(language: unknown): { lang?: string; dir?: 'rtl' } {
  if (typeof language !== 'string' || language === 'story' || language === 'pseudo') return {};
  return { lang: language, ...(/^(ar|he)\b/.test(language) && { dir: 'rtl' }) };
}

/** Loads the words of the chosen language; the pseudo-locale is made of French ones. */
export async function loadLanguage({ globals }: { globals: Record<string, unknown> }) {
  const language = String(globals['language'] ?? 'story');
  if (language === 'pseudo') return { messages: pseudoWords(await wordsOf('fr-CA')) };
  return { messages: language === 'story' ? undefined : await wordsOf(language) };
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
