import { SuggestionPanel } from '@settee/checkout-kit';
import { useState } from 'react';

export function SuggestionPanelExample() {
  const [isAsEntered, setAsEntered] = useState(false);
  return <SuggestionPanel suggestions={[]} isAsEntered={isAsEntered} onAsEntered={setAsEntered} onChoose={() => {}} />;
}
