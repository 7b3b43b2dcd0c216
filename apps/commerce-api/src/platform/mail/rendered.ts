import type { Brand, Site } from '@settee/domain';
import type { Mail } from './mailer.ts';

/** Text content of an email. */
export interface Words {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  link?: { label: string; url: string };
  /** Said below, in small. */
  note: string;
}

interface EmailTheme {
  paper: string;
  ink: string;
  accent: string;
  font: string;
  radius: string;
}

/** Mail programs know no style sheet of ours. */
const themes: Record<Brand, EmailTheme> = {
  main: { paper: '#fbf8f3', ink: '#2f2b27', accent: '#8a4b2f', font: 'Georgia, serif', radius: '6px' },
  cb2: { paper: '#ffffff', ink: '#000000', accent: '#000000', font: 'Helvetica, Arial, sans-serif', radius: '0' },
};

const escaped = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
/** Joins a text to one line, so that a name can start neither a paragraph nor a header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function plain({ greeting, paragraphs, link, note }: Words, { brandName, helpLine, helpHours }: Site): string {
  const parts = [oneLine(greeting), ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), note];
  return `${[...parts, `${brandName}\n${helpLine}, ${helpHours}`].join('\n\n')}\n`;
}

function button({ label, url }: NonNullable<Words['link']>, { paper, accent, radius }: EmailTheme): string {
  const style = `display:inline-block;padding:14px 28px;background:${accent};color:${paper};text-decoration:none;border-radius:${radius}`;
  return `<p><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`;
}

function html(words: Words, { brand, brandName, locale, helpLine, helpHours }: Site): string {
  const theme = themes[brand];
  const { subject, greeting, paragraphs, link, note } = words;
  const small = 'font-size:14px;line-height:1.5';
  const body = [oneLine(greeting), ...paragraphs].map((text) => `<p>${escaped(text)}</p>`).join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:${theme.paper};color:${theme.ink};font:16px/1.6 ${theme.font}">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="font-size:24px">${escaped(brandName)}</p>
${body}
${link ? button(link, theme) : ''}
<p style="${small}">${escaped(note)}</p>
<p style="${small}">${escaped(helpLine)}, ${escaped(helpHours)}</p>
</div></body></html>
`;
}

/** Renders an email in the theme of its brand, as text and HTML. */
export function rendered(words: Words, site: Site): Omit<Mail, 'to'> {
  return { subject: words.subject, text: plain(words, site), html: html(words, site) };
}
