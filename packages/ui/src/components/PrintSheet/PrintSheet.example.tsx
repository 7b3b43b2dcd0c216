import { Button } from '@settee/ui/Button';
import { NotPrinted, PrintSheet } from '@settee/ui/PrintSheet';

export function PrintSheetExample() {
  return (
    <PrintSheet>
      <p>Order 4417-0236</p>
      <NotPrinted>
        <Button onClick={() => window.print()}>Print</Button>
      </NotPrinted>
    </PrintSheet>
  );
}
