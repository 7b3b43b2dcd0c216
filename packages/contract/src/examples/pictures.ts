import type { ConfiguredImage, ResponsiveImage } from '@settee/domain';

export const image: ResponsiveImage = {
  alt: 'Alder sofa in a sunlit room',
  width: 1280,
  height: 960,
  color: '#d9cfc0',
  placeholder: '',
  avif: [
    { width: 640, url: '/pictures/main.alder-sofa.hero-640.avif' },
    { width: 1280, url: '/pictures/main.alder-sofa.hero-1280.avif' },
  ],
  webp: { width: 640, url: '/pictures/main.alder-sofa.hero-640.webp' },
};

export const coverImage: ConfiguredImage = {
  alt: 'Alder sofa in Washed Linen, Flax',
  avif: [{ width: 640, url: '/pictures/main.alder-sofa.1201-640.avif' }],
  webp: { width: 640, url: '/pictures/main.alder-sofa.1201-640.webp' },
};

export const legImage: ConfiguredImage = {
  alt: 'with Walnut legs',
  avif: [{ width: 640, url: '/pictures/main.alder-sofa.leg-2002-640.avif' }],
  webp: { width: 640, url: '/pictures/main.alder-sofa.leg-2002-640.webp' },
};
