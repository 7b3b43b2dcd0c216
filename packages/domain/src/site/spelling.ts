import type { SiteCulture } from './brand.ts';

/** American words and what Canadians write. */
const canadian: Readonly<Record<string, string>> = {
  color: 'colour',
  colors: 'colours',
  colored: 'coloured',
  favorite: 'favourite',
  favorites: 'favourites',
  gray: 'grey',
  fiber: 'fibre',
  fibers: 'fibres',
  center: 'centre',
  centers: 'centres',
  centered: 'centred',
  canceled: 'cancelled',
  canceling: 'cancelling',
  labeled: 'labelled',
  traveling: 'travelling',
  neighbor: 'neighbour',
  neighbors: 'neighbours',
  kilometer: 'kilometre',
  kilometers: 'kilometres',
};

// Neither parts of a path, nor of a code, nor of an email address.
const words = new RegExp(String.raw`(?<![\w/.=@-])(?:${Object.keys(canadian).join('|')})(?![\w/=@-])`, 'gi');

function matchCase(found: string, word: string): string {
  if (found === found.toUpperCase()) return word.toUpperCase();
  return found[0] === found[0]?.toUpperCase() ? word[0]?.toUpperCase() + word.slice(1) : word;
}

/** Returns an American text in the spelling of a site. Product names are the same everywhere and are not passed here. */
export function spell(text: string, siteCulture: SiteCulture): string {
  if (siteCulture !== 'CANADA') return text;
  return text.replace(words, (found) => matchCase(found, canadian[found.toLowerCase()] ?? found));
}
