import { usePage, useSite } from './site.ts';

export interface HeadProps {
  /** Without the brand, which follows. */
  title: string;
  description?: string;
  /** Canonical path for search engines; without it the page has no canonical URL and is not indexed. */
  path?: string;
}

/** Title and meta tags of the page; React hoists them into the head. */
export function Head({ title, description, path }: HeadProps) {
  const { origin } = usePage();
  const { brandName } = useSite();
  return (
    <>
      <title>{`${title} | ${brandName}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {path === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={origin + path} />}
    </>
  );
}
