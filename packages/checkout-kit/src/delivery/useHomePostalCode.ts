import type { PostalCodeForm, SiteCulture } from '@settee/domain';
import { useSiteSettings } from '@settee/ui';

export interface HomePostalCode {
  /** The country that texts are worded for. */
  siteCulture: SiteCulture;
  /** Form of the codes of a country other than the United States and Canada. */
  form?: PostalCodeForm;
  /** Label of the code in such a country. */
  label?: string | undefined;
}

const CULTURES: Readonly<Record<string, SiteCulture>> = { USA: 'USA', CAN: 'CANADA' };
const anyCode: PostalCodeForm = { pattern: /./, maxLength: 10 };

/** Postal codes of the country of the site: the first of the countries of `SiteProvider`, else that of `siteCulture`. */
export function useHomePostalCode(siteCulture: SiteCulture): HomePostalCode {
  const [home] = useSiteSettings().countries ?? [];
  if (!home) return { siteCulture };
  const culture = CULTURES[home.code];
  if (culture) return { siteCulture: culture };
  return { siteCulture: 'CANADA', form: home.postalCode ?? anyCode, label: home.postalCodeLabel };
}
