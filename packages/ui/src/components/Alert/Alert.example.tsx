import { Alert } from '@settee/ui/Alert';

export function AlertExample() {
  return (
    <Alert tone="critical" title="Card declined" live="assertive">
      Please use another card.
    </Alert>
  );
}
