import { themeClass } from '@settee/ui';
import type { ReactNode } from 'react';
import { usePage, useSite } from '../data/site.ts';
import { SchemeProvider, useSchemeState } from './scheme.tsx';

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
  /** Text of the styles, in the document of a first visit: nothing to wait for. */
  styleText?: string;
}

export interface DocumentProps {
  /** Given on the server only; the browser has them by then. */
  assets?: ServedAssets;
  children: ReactNode;
}

/** Styles of the page: linked, or as text that names its files for `markInlineStyles`. */
function Styles({ styles, styleText, nonce }: Pick<ServedAssets, 'styles' | 'styleText'> & { nonce: string }) {
  if (styleText === undefined)
    return styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
  return <style nonce={nonce} data-files={styles.join(' ')} dangerouslySetInnerHTML={{ __html: styleText }} />;
}

/** The HTML document in its brand, language and direction. */
export function Document({ assets, children }: DocumentProps) {
  const { nonce } = usePage();
  const { brand, locale } = useSite();
  const schemeState = useSchemeState();
  return (
    <html lang={locale} dir="ltr" className={themeClass(brand, schemeState.scheme)}>
      <head>
        {/* Runs before the first control is parsed, because an inline script blocks the parser. */}
        {assets && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.first }} />}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={`/favicon-${brand}.png`} type="image/png" sizes="32x32" />
        <link rel="icon" href={`/favicon-${brand}.svg`} type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href={`/apple-touch-icon-${brand}.png`} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="csp-nonce" nonce={nonce} />
        {assets?.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {assets && <Styles {...assets} nonce={nonce} />}
        {assets?.modules.map((href) => (
          // After fonts and the largest picture: the page is there before it needs its code.
          <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
        ))}
        {/* On a slow network the first paint waits for the end of the content, to avoid layout shift. */}
        {assets && <link rel="expect" href={`#${contentEndId}`} blocking="render" />}
      </head>
      <body>
        <SchemeProvider value={schemeState}>{children}</SchemeProvider>
      </body>
    </html>
  );
}
