import { CompareBox } from '@settee/configurator-kit';

export function CompareBoxExample() {
  return <CompareBox name="Alder Sofa" checked onChange={() => undefined} />;
}
