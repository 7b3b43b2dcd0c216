import { ZoomView } from '@settee/ui/ZoomView';

export function ZoomViewExample() {
  return (
    <ZoomView label="Alder Sofa, front">
      <img src="/alder-1280.webp" alt="Alder Sofa in oat bouclé" width={1280} height={960} />
    </ZoomView>
  );
}
