import type { SiteCulture } from './brand.ts';

/** A language of a site; the first of a country has no prefix. */
export interface SiteLanguage {
  /** BCP 47 language tag. */
  locale: string;
  /** Start of all paths of pages in this language, such as '/fr'. */
  prefix: string;
  /** Name of the language, in the language. */
  name: string;
}

const languages: Record<SiteCulture, readonly [SiteLanguage, ...SiteLanguage[]]> = {
  USA: [{ locale: 'en-US', prefix: '', name: 'English' }],
  CANADA: [
    { locale: 'en-CA', prefix: '', name: 'English' },
    { locale: 'fr-CA', prefix: '/fr', name: 'Français' },
  ],
};

/** The languages of a country's site. */
export function getLanguages(siteCulture: SiteCulture): readonly [SiteLanguage, ...SiteLanguage[]] {
  return languages[siteCulture];
}

/** Splits a path into its language and the path that all languages share. */
export function splitLanguage(pathname: string, siteCulture: SiteCulture): { language: SiteLanguage; path: string } {
  const [first, ...others] = languages[siteCulture];
  const language = others.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`)) ?? first;
  return { language, path: pathname.slice(language.prefix.length) || '/' };
}

/** Start of the paths of a site in its language. */
export function getLanguagePrefix({ siteCulture, locale }: { siteCulture: SiteCulture; locale: string }): string {
  return languages[siteCulture].find((language) => language.locale === locale)?.prefix ?? '';
}

/** The address of a page of this site in a language; one that is in it already stays as it is. */
export function inLanguage(prefix: string, address: string): string {
  if (prefix === '' || !/^\/(?!\/)/.test(address)) return address;
  if (address.startsWith(prefix) && /^$|[/?#]/.test(address.charAt(prefix.length))) return address;
  return `${prefix}${address.replace(/^\/(?=$|[?#])/, '')}`;
}
