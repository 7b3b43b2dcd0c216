export const noImages = { desktop: '', desktopHiRes: '', mobile: '', mobileHiRes: '' };
export const images = {
  desktop: '/pictures/main.alder-sofa.hero-640.webp',
  desktopHiRes: '/pictures/main.alder-sofa.hero-1280.avif',
  mobile: '/pictures/main.alder-sofa.hero-640.webp',
  mobileHiRes: '/pictures/main.alder-sofa.hero-1280.avif',
};
