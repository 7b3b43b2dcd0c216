import { getBrandPicture, getLanguages, inLanguage, type ResponsiveImage, sharePicture } from '@settee/domain';
import { usePage, useSite } from '../data/site.ts';
import { shellMessages } from './messages.ts';
import { useWords } from './words.ts';

export interface HeadProps {
  /** Without the brand, which follows. */
  title: string;
  description?: string;
  /** Canonical path for search engines; without it the page has no canonical URL and is not indexed. */
  path?: string;
  /** Shown where a link to the page is shared; a picture of the brand without it. */
  picture?: ResponsiveImage | undefined;
  /** Price of the product of the page, in units of the currency. */
  price?: string;
}

/** Title and meta tags of the page; React hoists them into the head. */
export function Head(props: HeadProps) {
  const { title, description, path } = props;
  const { origin, languagePrefix } = usePage();
  const { brandName, siteCulture } = useSite();
  const languages = getLanguages(siteCulture);
  return (
    <>
      <title>{`${title} | ${brandName}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + inLanguage(languagePrefix, path)} />
          {languages.length > 1 &&
            languages.map(({ locale, prefix }) => (
              <link key={locale} rel="alternate" hrefLang={locale} href={origin + inLanguage(prefix, path)} />
            ))}
          <ShareTags {...props} url={origin + inLanguage(languagePrefix, path)} />
        </>
      )}
    </>
  );
}

/** Locale in the form of Open Graph, such as 'fr_CA'. */
const toOpenGraph = (locale: string) => locale.replace('-', '_');

/** Open Graph tags and the card of X, which social networks read to preview a link to the page. */
function ShareTags({ title, description, picture, price, url }: HeadProps & { url: string }) {
  const { origin } = usePage();
  const messages = useWords('shell', shellMessages);
  const { brand, brandName, siteCulture, locale, currency } = useSite();
  const own = picture && sharePicture(picture);
  const { url: pictureUrl, width, height } = own ?? getBrandPicture(brand);
  // The overlay of another leg is not in the JPEG.
  const ownAlt = picture?.overlay ? undefined : picture?.alt;
  const tags: readonly (readonly [property: string, content: string | number | undefined])[] = [
    ['og:type', price === undefined ? 'website' : 'product'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', brandName],
    ['og:locale', toOpenGraph(locale)],
    ...getLanguages(siteCulture)
      .filter((language) => language.locale !== locale)
      .map((language) => ['og:locale:alternate', toOpenGraph(language.locale)] as const),
    ['og:image', origin + pictureUrl],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', own ? ownAlt : messages.brandPicture[brand]],
    ['product:price:amount', price],
    ['product:price:currency', price && currency],
  ];
  return (
    <>
      {tags.map(([property, content]) => content && <meta key={property} property={property} content={`${content}`} />)}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
