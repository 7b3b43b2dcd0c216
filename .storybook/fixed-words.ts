import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of samples, by the story that shows them; components use the same words in other places. */
const samples: Readonly<Record<string, readonly string[]>> = {
  AddressForm: ['Georgia', 'Next'],
  Breadcrumbs: ['Home'],
  CheckoutFrame: ['Georgia'],
  EmptyState: ['Clear All'],
  FabricsScreen: ['Home'],
  FilterPanel: ['Sort by'],
  Icon: ['Next'],
  IconButton: ['Close', 'Next'],
  ListingScreen: ['Home'],
  LoadingOverlay: ['Load More'],
  MultiShipping: ['Georgia'],
  ProductScreen: ['Home'],
  Select: ['Sort by'],
  ShippingStep: ['Georgia'],
  SortMenu: ['Sort by'],
  StorePickup: ['Georgia'],
  SwatchAddress: ['Georgia'],
  TextArea: ['Message'],
  TextButton: ['Clear All'],
  Thumbnail: ['Show image'],
  Toast: ['Remove'],
  VisuallyHidden: ['Regular price'],
};

const isProduct = (path: string) => !/fixtures\/|locales\/|messages[.]ts$|[.](test|stories|example)[.]/.test(path);

/** Literals and tag contents of the components' sources that read like text, without tables of messages. */
function fixedTexts(): ReadonlySet<string> {
  const root = process.cwd();
  const texts = globSync('packages/{ui,checkout-kit,configurator-kit}/src/**/*.{ts,tsx}', { cwd: root })
    .filter(isProduct)
    .flatMap((path) => {
      const code = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, ' ');
      const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|>([^<>{}]+)</g);
      return [...literals].flatMap(([, quoted, template, tag]) =>
        (quoted ?? tag ?? template ?? '').split(/\$\{[^}]*\}/),
      );
    });
  return new Set(
    texts.map((text) => text.trim().replace(/[.:,]$/, '')).filter((text) => /^[A-Z][a-z]|[a-z] [a-z]/.test(text)),
  );
}

const fixed = fixedTexts();
const namedBy = ['aria-label', 'aria-roledescription', 'placeholder', 'title', 'aria-description'];

/** Texts, names and placeholders in the document. */
function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll(namedBy.map((name) => `[${name}]`).join())) {
    for (const name of namedBy) texts.push(element.getAttribute(name) ?? '');
  }
  return texts;
}

/** The parts of a text outside of the brackets of the pseudo-locale. */
function outsideBrackets(text: string): string[] {
  let rest = text;
  for (let inner = ''; inner !== rest; ) {
    inner = rest;
    rest = rest.replace(/\[[^[\]]*\]/g, '|');
  }
  return rest.split(/[|\d$()]+/).map((part) =>
    part
      .trim()
      .replace(/^[.:,;–-]+|[.:,;–-]+$/g, '')
      .trim(),
  );
}

/** Words of the sources that the document shows untranslated in the pseudo-locale, without those of the component's samples. */
export function findFixedWords(component: string): string[] {
  const parts = new Set(shownTexts().flatMap(outsideBrackets));
  return [...parts].filter((part) => fixed.has(part) && !samples[component]?.includes(part));
}
