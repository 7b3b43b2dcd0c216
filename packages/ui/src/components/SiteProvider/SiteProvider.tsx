'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { UiMessages } from '../../message-types.ts';

/** Words by package, then by component; what is missing is English. */
export interface SiteMessages {
  /** Words of `@settee/ui`. */
  readonly ui?: Partial<UiMessages>;
  /** Words of other packages and of the app, as `checkout` and `configurator`. */
  readonly [part: string]: object | undefined;
}

/** Form of addresses in a country that a site sells to. */
export interface SiteCountry {
  /** ISO 3166 alpha-3 code, such as GBR. */
  code: string;
  /** Name in lists, in the language of the site. */
  name: string;
  /** States or provinces to choose from. Empty: addresses have none. Without it: an optional text. */
  regions?: readonly { code: string; name: string }[] | undefined;
  /** Label of the state or province, in the language of the site. */
  regionLabel?: string | undefined;
  /** Form of a postal code; without it any code, or none, is right. `isDigits` opens the keyboard for numbers. */
  postalCode?: { pattern: RegExp; maxLength: number; isDigits?: boolean } | undefined;
  /** Label of the postal code, in the language of the site. */
  postalCodeLabel?: string | undefined;
  /** Form of a phone number without spaces, hyphens, periods and parentheses; without it 7 to 15 digits. */
  phone?: RegExp | undefined;
}

/** Settings of a whole site. */
export interface SiteSettings {
  /** BCP 47 language tag, as `fr-CA`. */
  locale?: string;
  /** ISO 4217 code of all amounts; components fall back to the currency of their country. */
  currency?: string;
  /**
   * Countries that the site sells to; the first is its own. Address forms offer them and check an address by the rules of
   * its country. Without it, the country is the region of `locale`, else the United States.
   */
  countries?: readonly SiteCountry[] | undefined;
  /** Start of all paths of pages in this language, as `/fr`; for components that post to a page. */
  pathPrefix?: string;
  /** Words in the language of `locale`; English ones without it. */
  messages: SiteMessages;
}

const english: SiteSettings = { messages: {} };

const SiteContext = createContext(english);

export interface SiteProviderProps extends Partial<SiteSettings> {
  /** The app, or a part of it in another language. */
  children: ReactNode;
}

/**
 * Provides language, currency, countries and words of the site to all components below it. A property of a component has
 * precedence, and an inner provider inherits the other settings.
 */
export function SiteProvider({ locale, currency, countries, pathPrefix, messages, children }: SiteProviderProps) {
  const outer = useContext(SiteContext);
  const value = useMemo(() => {
    const given = Object.entries({ locale, currency, countries, pathPrefix }).filter(
      ([, setting]) => setting !== undefined,
    );
    return { ...outer, ...Object.fromEntries(given), messages: { ...outer.messages, ...messages } };
  }, [outer, locale, currency, countries, pathPrefix, messages]);
  return <SiteContext.Provider value={value}>{children}</SiteContext.Provider>;
}

/** The settings of the nearest `SiteProvider`; American English without one. */
export function useSiteSettings(): SiteSettings {
  return useContext(SiteContext);
}

/** Language and currency of written amounts. */
export type AmountFormat = Required<Pick<SiteSettings, 'locale' | 'currency'>>;

/** Format of amounts of the site; what the site does not set is that of `country`. */
export function useAmountFormat(country: AmountFormat): AmountFormat {
  const { locale = country.locale, currency = country.currency } = useContext(SiteContext);
  return useMemo(() => ({ locale, currency }), [locale, currency]);
}

/** Words of a component: those given to it, else those of the site's language, else the English ones. */
export function useMessages<Words extends object>(
  part: string,
  key: string,
  words: Words,
  given?: Partial<Words>,
): Words {
  const table = useContext(SiteContext).messages[part];
  return useMemo(() => {
    const tables: Readonly<Record<string, object>> = { ...table };
    const translated = tables[key];
    return translated || given ? { ...words, ...translated, ...given } : words;
  }, [table, key, words, given]);
}

/** One word of this package. */
export function useWord<Key extends keyof UiMessages>(
  key: Key,
  given: UiMessages[Key] | undefined,
  word: UiMessages[Key],
): UiMessages[Key] {
  const { ui } = useContext(SiteContext).messages;
  return given ?? ui?.[key] ?? word;
}
