import { type Address, getCountries, getHomeCountry, type SiteCulture } from '@settee/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as css from './AddressBlock.css.ts';

export interface AddressBlockProps extends Omit<ComponentProps<'address'>, 'children'> {
  address: Address;
  siteCulture: SiteCulture;
  /** Shows phone and email too. */
  withContact?: boolean;
}

/** An address as it is written on a parcel; the country shows when it is not the site's own. */
export function AddressBlock({ address, siteCulture, withContact = false, className, ...rest }: AddressBlockProps) {
  const country = getCountries(siteCulture, 'billing').find(({ code }) => code === address.country);
  const lines = [
    `${address.firstName} ${address.lastName}`,
    [address.address1, address.address2, address.address3].filter(Boolean).join(', '),
    [address.city, `${address.state} ${address.postalCode}`.trim()].filter(Boolean).join(', '),
    address.country === getHomeCountry(siteCulture) ? '' : (country?.name ?? address.country),
    withContact ? address.dayPhone : '',
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
}
