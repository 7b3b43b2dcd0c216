import { BundleMembers } from '@settee/configurator-kit';
import { imageFixture } from '@settee/configurator-kit/testing';

const members = [
  {
    sku: 100301,
    name: 'Orchard Dining Table',
    quantity: 1,
    url: '/orchard-dining-table',
    picture: imageFixture('table', ''),
    dimensions: [{ label: 'Width', standard: '79 in', metric: '201 cm' }],
  },
];

export function BundleMembersExample() {
  return <BundleMembers members={members} siteCulture="USA" />;
}
