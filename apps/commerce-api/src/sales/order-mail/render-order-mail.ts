import { getLanguagePrefix, type ShopSite } from '@settee/domain';
import type { Mail } from '../../platform/mail/mailer.ts';
import { colon, type EmailTheme, emailThemes, escaped, linkLine, oneLine } from '../../platform/mail/rendered.ts';
import type { MailGroup, MailLine, OrderMail } from './order-mail.ts';

const muted = '#595550';
const rule = '1px solid #d9d4cc';

function toGroupText({ title, place, directions, shipments, gift }: MailGroup, { locale }: ShopSite): string[] {
  const between = `${colon(locale)} `;
  const way = directions ? [linkLine(directions, { locale })] : [];
  return [
    [title, '-'.repeat(title.length), ...place.map(oneLine), ...way].join('\n'),
    ...shipments.flatMap(({ about, lines }) => [
      ...(about.length > 0 ? [about.map(oneLine).join('\n')] : []),
      ...lines.map(({ name, details, quantity, price }) =>
        [`${oneLine(name)}${between}${price}`, ...details.map(oneLine), quantity].join('\n'),
      ),
    ]),
    ...(gift.length > 0 ? [gift.map(oneLine).join('\n')] : []),
  ];
}

function toText(mail: OrderMail, site: ShopSite): string {
  const { brandName, locale } = site;
  const between = `${colon(locale)} `;
  const parts = [
    oneLine(mail.heading),
    ...mail.paragraphs,
    linkLine(mail.link, { locale }),
    ...(mail.next.length > 0 ? [`${mail.nextTitle}\n${mail.next.map((step) => `- ${step}`).join('\n')}`] : []),
    ...mail.groups.flatMap((group) => toGroupText(group, site)),
    `${mail.totalsTitle}\n${mail.totals.map(({ label, value }) => `${label}${between}${value}`).join('\n')}`,
    ...mail.facts.map(({ title, lines }) => [title, ...lines.map(oneLine)].join('\n')),
    ...mail.notes,
    brandName,
  ];
  return `${parts.join('\n\n')}\n`;
}

const heading = (text: string) => `<h2 style="margin:32px 0 8px;font-size:18px">${escaped(text)}</h2>`;

function lineRow({ name, details, quantity, price, image }: MailLine): string {
  const small = [...details, quantity]
    .map((text) => `<div style="font-size:14px;color:${muted}">${escaped(oneLine(text))}</div>`)
    .join('');
  return `<tr>
<td width="88" valign="top" style="padding:12px 12px 12px 0;border-top:${rule}"><img src="${escaped(image)}" width="76" alt="" style="display:block;width:76px;height:auto"></td>
<td valign="top" style="padding:12px 0;border-top:${rule}"><strong>${escaped(oneLine(name))}</strong>${small}</td>
<td valign="top" align="right" style="padding:12px 0 12px 12px;border-top:${rule};white-space:nowrap">${escaped(price)}</td>
</tr>`;
}

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${rows}</table>`;

function totalRow({ label, value, isStrong }: OrderMail['totals'][number]): string {
  const weight = isStrong ? `font-weight:700;border-top:${rule}` : '';
  const style = `padding:6px 0;${weight}`;
  return `<tr><td style="${style}">${escaped(label)}</td><td align="right" style="${style}">${escaped(value)}</td></tr>`;
}

function bulletedList(steps: readonly string[]): string {
  const items = steps.map((step) => `<li style="margin:0 0 6px">${escaped(step)}</li>`).join('');
  return `<ul style="margin:0;padding:0 0 0 20px">${items}</ul>`;
}

const paragraph = (lines: readonly string[]) =>
  lines.length > 0 ? `<p style="margin:12px 0">${lines.map((line) => escaped(oneLine(line))).join('<br>')}</p>` : '';

function toGroupHtml({ title, place, directions, shipments, gift }: MailGroup, ink: string): string {
  const way = directions
    ? `<p style="margin:12px 0"><a href="${escaped(directions.url)}" style="color:${ink}">${escaped(directions.label)}</a></p>`
    : '';
  const items = shipments.map(({ about, lines }) => paragraph(about) + table(lines.map(lineRow).join('')));
  return heading(title) + paragraph(place) + way + items.join('') + paragraph(gift);
}

function toHtml(mail: OrderMail, site: ShopSite, origin: string): string {
  const { brand, brandName, locale } = site;
  const theme: EmailTheme = emailThemes[brand];
  const { paper, ink, accent, radius, font } = theme;
  const button = `display:inline-block;padding:14px 28px;background:${accent};color:${paper};text-decoration:none;border-radius:${radius}`;
  const groups = mail.groups.map((group) => toGroupHtml(group, ink)).join('');
  const facts = mail.facts.map(({ title, lines }) => heading(title) + paragraph(lines)).join('');
  const notes = mail.notes
    .map((note) => `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${muted}">${escaped(note)}</p>`)
    .join('');
  const next = mail.next.length > 0 ? heading(mail.nextTitle) + bulletedList(mail.next) : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(mail.subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.6 ${font}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(mail.preview)}</div>
<main style="display:block;max-width:600px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-size:24px"><a href="${escaped(origin + getLanguagePrefix(site))}/" style="color:${ink};text-decoration:none">${escaped(brandName)}</a></p>
<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${escaped(oneLine(mail.heading))}</h1>
${mail.paragraphs.map((text) => `<p style="margin:0 0 20px">${escaped(text)}</p>`).join('')}
<p style="margin:0"><a href="${escaped(mail.link.url)}" style="${button}">${escaped(mail.link.label)}</a></p>
${next}
${groups}
${heading(mail.totalsTitle)}${table(mail.totals.map(totalRow).join(''))}
${facts}
<div style="margin:32px 0 0;padding:20px 0 0;border-top:${rule}">${notes}</div>
</main></body></html>
`;
}

/** Renders the email of an order in the theme of its brand, as text and HTML. */
export function renderOrderMail(mail: OrderMail, site: ShopSite, origin: string): Omit<Mail, 'to'> {
  const { brandName } = site;
  return { brandName, subject: oneLine(mail.subject), text: toText(mail, site), html: toHtml(mail, site, origin) };
}
