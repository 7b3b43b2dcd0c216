import { usePage, useSite } from './site.ts';

export interface HeadProps {
  /** Without the brand, which follows. */
  title: string;
  description?: string;
  /** The address search engines should keep, a path; without it none is named and the page stays out of them. */
  path?: string;
}

/** What the document says of the present page. React moves it into the head. */
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
