import { type Brand, type ShopSite, spell } from '@settee/domain';
import type { Mail } from './mailer.ts';

/** Text content of an email. */
export interface Words {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** A code to type, in large digits. */
  code?: string;
  /** The one thing to do. */
  link?: { label: string; url: string };
  /** Said below, in small. */
  note: string;
  /** It quotes a shopper, so its spelling is the same on all sites. */
  hasQuotes?: true;
}

export interface EmailTheme {
  paper: string;
  ink: string;
  accent: string;
  font: string;
  radius: string;
}

/** Email clients do not load style sheets. */
export const emailThemes: Record<Brand, EmailTheme> = {
  main: { paper: '#fbf8f3', ink: '#2f2b27', accent: '#8a4b2f', font: 'Georgia, serif', radius: '6px' },
  cb2: { paper: '#ffffff', ink: '#000000', accent: '#000000', font: 'Helvetica, Arial, sans-serif', radius: '0' },
};

/** Text for HTML; also for attributes in quotes. */
export const escaped = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
/** Joins a text to one line, so that a name can start neither a paragraph nor a header. */
export const oneLine = (text: string) => text.replace(/[^\S\u00a0]+/g, ' ').trim();

/** A link in a text mail; French has a no-break space before a colon. */
export const linkLine = ({ label, url }: NonNullable<Words['link']>, { locale }: Pick<ShopSite, 'locale'>): string =>
  `${label}${colon(locale)}\n${url}`;

/** The colon of a language. */
export const colon = (locale: string): string => (locale.startsWith('fr') ? '\u00a0:' : ':');

/** The number to call, and when. */
const helpOf = ({ helpLine, helpHours, locale }: ShopSite): string =>
  locale.startsWith('fr') ? `${helpLine}. ${helpHours}.` : `${helpLine}, ${helpHours}`;

function plain({ greeting, paragraphs, code, link, note }: Words, site: ShopSite): string {
  const parts = [
    oneLine(greeting),
    ...paragraphs,
    ...(code ? [code] : []),
    ...(link ? [linkLine(link, site)] : []),
    note,
  ];
  return `${[...parts, `${site.brandName}\n${helpOf(site)}`].join('\n\n')}\n`;
}

function button({ label, url }: NonNullable<Words['link']>, { paper, accent, radius }: EmailTheme): string {
  const style = `display:inline-block;padding:14px 28px;background:${accent};color:${paper};text-decoration:none;border-radius:${radius}`;
  return `<p><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`;
}

function html(words: Words, site: ShopSite): string {
  const { brand, brandName, locale } = site;
  const theme = emailThemes[brand];
  const { subject, greeting, paragraphs, code, link, note } = words;
  const small = 'font-size:14px;line-height:1.5';
  const body = [oneLine(greeting), ...paragraphs].map((text) => `<p>${escaped(text)}</p>`).join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:${theme.paper};color:${theme.ink};font:16px/1.6 ${theme.font}">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="font-size:24px">${escaped(brandName)}</p>
${body}
${code ? `<p style="font-size:32px;letter-spacing:.15em">${escaped(code)}</p>` : ''}
${link ? button(link, theme) : ''}
<p style="${small}">${escaped(note)}</p>
<p style="${small}">${escaped(helpOf(site))}</p>
</div></body></html>
`;
}

/** Renders an email in the theme of its brand, as text and HTML. */
export function rendered(words: Words, site: ShopSite): Omit<Mail, 'to'> {
  const { subject, paragraphs, note } = words;
  const isSpelled = !words.hasQuotes && site.locale.startsWith('en');
  const say = (text: string) => (isSpelled ? spell(text, site.siteCulture) : text);
  const spelled = { ...words, subject: say(subject), paragraphs: paragraphs.map(say), note: say(note) };
  const { brandName } = site;
  return { brandName, subject: spelled.subject, text: plain(spelled, site), html: html(spelled, site) };
}
