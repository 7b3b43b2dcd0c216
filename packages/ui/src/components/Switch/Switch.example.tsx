import { Switch } from '@settee/ui/Switch';
import { useState } from 'react';

export function SwitchExample() {
  const [news, setNews] = useState(true);
  return <Switch label="News by email" checked={news} onChange={(event) => setNews(event.target.checked)} />;
}
