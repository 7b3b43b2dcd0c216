import { createBrand } from '@settee/ui/brand';
import type { Context } from 'hono';
import { shellMessages } from '../shell/messages.ts';
import type { ServerEnv } from './server-deps.ts';

/** Returns the web app manifest of the site: name, colors and icons of its brand. */
export function manifest(context: Context<ServerEnv>): Response {
  const { brand, brandName, locale } = context.var.siteContext.site;
  const { color } = createBrand({ name: brand, extends: brand }).brand.light;
  const icon = (size: number) => ({
    src: `/icon-${size}-${brand}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return context.json(
    {
      name: brandName,
      short_name: brandName,
      description: shellMessages.promise[brand],
      lang: locale,
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: color.paper,
      theme_color: color.paper,
      icons: [
        { src: `/favicon-${brand}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        icon(192),
        icon(512),
      ],
    },
    200,
    { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  );
}
