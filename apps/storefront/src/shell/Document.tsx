import { themeClass } from '@settee/ui';
import type { ReactNode } from 'react';
import { usePage, useSite } from './site.ts';

/** Id of the element after the content of a page. */
export const contentEndId = 'content-end';

/** Files a page needs at once; the server knows them from the build. */
export interface PageAssets {
  styles: readonly string[];
  modules: readonly string[];
  fonts: readonly string[];
}

export interface ServedAssets extends PageAssets {
  /** A script that runs before anything of the page is there. */
  first: string;
}

export interface DocumentProps {
  /** Given on the server only; the browser has them by then. */
  assets?: ServedAssets;
  children: ReactNode;
}

/** The HTML document in its brand, language and direction. */
export function Document({ assets, children }: DocumentProps) {
  const { nonce } = usePage();
  const { brand, locale } = useSite();
  return (
    <html lang={locale} dir="ltr" className={themeClass(brand)}>
      <head>
        {/* Runs before the first control is parsed: an inline script blocks the parser. */}
        {assets && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.first }} />}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={`/favicon-${brand}.svg`} type="image/svg+xml" />
        <meta property="csp-nonce" nonce={nonce} />
        {assets?.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {assets?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
        {assets?.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {/* On a slow network the first paint waits for the end of the content, to avoid layout shift. */}
        {assets && <link rel="expect" href={`#${contentEndId}`} blocking="render" />}
      </head>
      <body>{children}</body>
    </html>
  );
}
