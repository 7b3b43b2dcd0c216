import { formatPrice, type InstallationOffer, type Site } from '@settee/domain';
import { Checkbox } from '@settee/ui';
import { useEffect, useRef } from 'react';

export interface InstallationChoiceProps {
  offer: InstallationOffer;
  site: Pick<Site, 'siteCulture'>;
  checked: boolean;
  onChange: (isWanted: boolean) => void;
  /** Says what is added and at which price, such as `Add Light Hanging, $149.00 per item`. */
  label?: (title: string, price: string) => string;
}

const addTitle = (title: string, price: string) => `Add ${title}, ${price} per item`;

/** Lets a shopper buy the installation with a product. ATC-03 */
export function InstallationChoice({ offer, site, checked, onChange, label = addTitle }: InstallationChoiceProps) {
  const box = useRef<HTMLInputElement>(null);
  const first = useRef({ checked, onChange });
  // A box of a page from the server can be ticked before anybody listens.
  useEffect(() => {
    const isTicked = box.current?.checked ?? false;
    if (isTicked !== first.current.checked) first.current.onChange(isTicked);
  }, []);
  return (
    <Checkbox
      ref={box}
      label={label(offer.title, formatPrice(offer.price, site.siteCulture))}
      hint={offer.text}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
