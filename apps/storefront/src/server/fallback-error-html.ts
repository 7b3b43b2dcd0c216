import type { Site } from '@settee/domain';

/** The page when not even the shop's frame can be shown. */
export function fallbackErrorHtml({ brandName, locale, helpLine, helpHours }: Site): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We couldn’t load this page | ${brandName}</title><body><h1>${brandName}</h1><p>We couldn’t load this page. Please try again in a moment, or call us at ${helpLine}, ${helpHours}.</p>`;
}
