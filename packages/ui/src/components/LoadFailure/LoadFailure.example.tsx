import { LoadFailure } from '@settee/ui/LoadFailure';

export function LoadFailureExample() {
  return <LoadFailure onRetry={() => undefined} />;
}
