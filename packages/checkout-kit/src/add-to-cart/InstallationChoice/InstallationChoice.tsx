'use client';

import { formatPrice, type InstallationOffer, type Site } from '@settee/domain';
import { Checkbox, withRef } from '@settee/ui';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { useSiteFormat } from '../../use-price-format.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { actionMessages } from '../action-messages.ts';

export interface InstallationChoiceProps extends RootRef<HTMLInputElement> {
  /** The installation of the product: title, text, price in cents. */
  offer: InstallationOffer;
  /** Language and currency of amounts; those of `SiteProvider` without it. */
  site?: Pick<Site, 'locale' | 'currency'>;
  /** Whether installation is wanted. */
  checked: boolean;
  /** Called with the new choice. */
  onChange: (isWanted: boolean) => void;
  /** Says what is added and at which price, such as `Add Light Hanging, $149.00 per item`. */
  label?: (values: { title: string; price: string }) => string;
}

/** Lets a shopper buy the installation with a product. ATC-03 */
export const InstallationChoice = withRef(function InstallationChoice({
  offer,
  site,
  checked,
  onChange,
  label,
  ref,
}: InstallationChoiceProps) {
  const format = useSiteFormat(site);
  const { installationLabel } = useWords('action', actionMessages);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  const first = useRef({ checked, onChange });
  // A box of a page from the server can be ticked before anybody listens.
  useEffect(() => {
    const isTicked = box.current?.checked ?? false;
    if (isTicked !== first.current.checked) first.current.onChange(isTicked);
  }, []);
  return (
    <Checkbox
      ref={box}
      label={(label ?? installationLabel)({ title: offer.title, price: formatPrice(offer.price, format) })}
      hint={offer.text}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
});
