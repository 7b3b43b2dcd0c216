import { ShareButton } from '@settee/configurator-kit';
import { ToastProvider } from '@settee/ui/Toast';

const share = async () => {
  await navigator.share({ url: location.href });
  return 'shared' as const;
};

export function ShareButtonExample() {
  return (
    <ToastProvider>
      <ShareButton onShare={share} />
    </ToastProvider>
  );
}
