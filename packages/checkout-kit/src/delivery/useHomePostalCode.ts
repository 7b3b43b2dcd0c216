import { type PostalCodeForm, type SiteCulture, siteCultures } from '@settee/domain';
import { useSiteCountries, useSiteCulture } from '../use-site-culture.ts';

export interface HomePostalCode {
  /** The country that texts are worded for. */
  siteCulture: SiteCulture;
  /** Form of the codes of a country other than the United States and Canada. */
  form?: PostalCodeForm;
  /** Label of the code in such a country. */
  label?: string | undefined;
}

const anyCode: PostalCodeForm = { pattern: /./, maxLength: 10 };

/** Postal codes of the country of the site: the first that it sells to, else the given one, else the United States. */
export function useHomePostalCode(given?: SiteCulture): HomePostalCode {
  const siteCulture = useSiteCulture(given);
  const [home] = useSiteCountries(given) ?? [];
  if (!home) return { siteCulture };
  const culture = siteCultures[home.code];
  if (culture) return { siteCulture: culture };
  return { siteCulture: 'CANADA', form: home.postalCode ?? anyCode, label: home.postalCodeLabel };
}
