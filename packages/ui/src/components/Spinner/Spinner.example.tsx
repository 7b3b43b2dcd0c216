import { Spinner } from '@settee/ui/Spinner';

export function SpinnerExample() {
  return <Spinner label="Loading" />;
}
