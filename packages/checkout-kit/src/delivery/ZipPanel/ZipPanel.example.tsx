import { useZipPanel, ZipPanel } from '@settee/checkout-kit';
import { ok } from '@settee/domain';

const ports = {
  checkZip: async () => ok({ isValid: true, message: '' }),
  applyZip: async () => ok({ isSuccess: true } as const),
};

export function ZipPanelExample() {
  const zip = useZipPanel({ ports, siteCulture: 'USA' });
  return <ZipPanel zip={zip} current="60614" siteCulture="USA" />;
}
