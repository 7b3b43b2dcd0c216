import { ResultCount } from '@settee/ui/ResultCount';

export function ResultCountExample() {
  return <ResultCount count={61} />;
}
