import { Image, type ImageSource } from '@settee/ui/Image';

const sofa: ImageSource = {
  width: 1280,
  height: 960,
  color: '#d8cdbd',
  placeholder: '',
  avif: [
    { width: 640, url: '/alder-640.avif' },
    { width: 1280, url: '/alder-1280.avif' },
  ],
  webp: { width: 640, url: '/alder-640.webp' },
};

export function ImageExample() {
  return <Image picture={sofa} alt="Alder Sofa in oat bouclé" sizes="(min-width: 768px) 50vw, 100vw" ratio="4 / 3" />;
}
