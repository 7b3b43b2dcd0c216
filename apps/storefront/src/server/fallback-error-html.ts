import { getLanguagePrefix, inLanguage, type ShopSite } from '@settee/domain';

/** The page when not even the shop's frame can be shown. */
export function fallbackErrorHtml(site: ShopSite): string {
  const { brandName, helpLine, helpHours } = site;
  const home = inLanguage(getLanguagePrefix(site), '/');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We couldn’t load this page | ${brandName}</title><body><h1>${brandName}</h1><p>We couldn’t load this page. Please try again in a moment, or call us at ${helpLine}, ${helpHours}.</p><p><a href="">Try again</a> or <a href="${home}">go to the home page</a>.</p>`;
}
