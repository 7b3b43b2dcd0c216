import type { PostalCodeForm, SiteCulture } from '@settee/domain';
import { useSiteSettings } from '@settee/ui';
import { siteCultures } from '../use-site-culture.ts';

export interface HomePostalCode {
  /** The country that texts are worded for. */
  siteCulture: SiteCulture;
  /** Form of the codes of a country other than the United States and Canada. */
  form?: PostalCodeForm;
  /** Label of the code in such a country. */
  label?: string | undefined;
}

const anyCode: PostalCodeForm = { pattern: /./, maxLength: 10 };

/** Postal codes of the country of the site: the first of the countries of `SiteProvider`, else that of `siteCulture`, else the United States. */
export function useHomePostalCode(siteCulture: SiteCulture = 'USA'): HomePostalCode {
  const [home] = useSiteSettings().countries ?? [];
  if (!home) return { siteCulture };
  const culture = siteCultures[home.code];
  if (culture) return { siteCulture: culture };
  return { siteCulture: 'CANADA', form: home.postalCode ?? anyCode, label: home.postalCodeLabel };
}
