'use client';

import { type Address, formatPhone, getCountryName, type SiteCulture } from '@settee/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useHomeCountry } from '../useHomeCountry.ts';
import { useSiteCountries } from '../../use-site-culture.ts';
import * as css from './AddressBlock.css.ts';
import { useSiteSettings, withRef } from '@settee/ui';

export interface AddressBlockProps extends Omit<ComponentProps<'address'>, 'children'> {
  /** The address as the backend has it. */
  address: Address;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Shows phone and email too. */
  withContact?: boolean;
}

/** An address as it is written on a parcel; the country shows when it is not the site's own. */
export const AddressBlock = withRef(function AddressBlock({
  address,
  siteCulture: given,
  withContact = false,
  className,
  ...rest
}: AddressBlockProps) {
  const { locale } = useSiteSettings();
  const home = useHomeCountry(given);
  const countries = useSiteCountries(given);
  const lines = [
    `${address.firstName} ${address.lastName}`,
    [address.address1, address.address2, address.address3].filter(Boolean).join(', '),
    [address.city, `${address.state} ${address.postalCode}`.trim()].filter(Boolean).join(', '),
    address.country === home ? '' : getCountryName(address.country, countries, locale),
    withContact ? formatPhone(address.dayPhone) : '',
    withContact ? address.emailAddress : '',
  ];
  return (
    <address {...rest} className={cx(css.block, className)}>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className={css.line}>
          {line}
        </span>
      ))}
    </address>
  );
});
