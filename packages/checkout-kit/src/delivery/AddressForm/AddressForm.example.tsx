import { AddressForm, useAddressForm } from '@settee/checkout-kit';
import { addressFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';
import { Button } from '@settee/ui/Button';

const site = getSite('main', 'USA');

export function AddressFormExample() {
  const form = useAddressForm({
    initial: addressFixture(site),
    siteCulture: site.siteCulture,
    purpose: 'shipping',
    topLevelDomain: 'short',
    nameFields: 'first-and-last',
  });
  return (
    <>
      <AddressForm form={form} />
      <Button onClick={() => form.validate()}>Next</Button>
    </>
  );
}
