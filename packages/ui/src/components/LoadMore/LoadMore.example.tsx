import { LoadMore } from '@settee/ui/LoadMore';
import { useState } from 'react';

export function LoadMoreExample() {
  const [shown, setShown] = useState(24);
  return <LoadMore shown={shown} count={61} onLoadMore={() => setShown(Math.min(shown + 24, 61))} />;
}
