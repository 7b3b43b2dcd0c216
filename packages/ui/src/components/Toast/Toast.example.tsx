import { Button } from '@settee/ui/Button';
import { ToastProvider, useToast } from '@settee/ui/Toast';

function Save() {
  const show = useToast();
  return <Button onClick={() => show({ message: 'Saved to favorites' })}>Save</Button>;
}

/** The provider wraps the app once. */
export function ToastExample() {
  return (
    <ToastProvider>
      <Save />
    </ToastProvider>
  );
}
