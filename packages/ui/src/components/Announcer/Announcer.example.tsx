import { AnnouncerProvider, useAnnounce } from '@settee/ui/Announcer';
import { Button } from '@settee/ui/Button';

function Remove() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Item removed', 'polite')}>Remove</Button>;
}

/** The provider wraps the app once. */
export function AnnouncerExample() {
  return (
    <AnnouncerProvider>
      <Remove />
    </AnnouncerProvider>
  );
}
