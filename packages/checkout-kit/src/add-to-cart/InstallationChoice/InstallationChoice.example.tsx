import { InstallationChoice } from '@settee/checkout-kit';
import { getSite } from '@settee/domain';
import { useState } from 'react';

const site = getSite('main', 'USA');

export function InstallationChoiceExample() {
  const [isWanted, setWanted] = useState(false);
  return (
    <InstallationChoice
      offer={{ title: 'Light Hanging', text: 'An electrician hangs the light.', price: 14_900 }}
      site={site}
      checked={isWanted}
      onChange={setWanted}
    />
  );
}
