import type { CatalogHome } from './pages/types.ts';

export const homes: readonly CatalogHome[] = [
  {
    brand: 'main',
    hero: {
      eyebrow: 'The fall edit',
      title: 'Rooms that wait up for you',
      text: 'The Alder sofa, built to order in sixty fabrics. We sat on it for a year before we let it go.',
      picture: { id: 'main/home-hero', alt: 'The Alder sofa in a sunlit room with a lamp and a plant' },
      action: { label: 'Shop the Alder Sofa', url: '/alder-sofa/s100101' },
      secondAction: { label: 'See All Sofas', url: '/sofas' },
    },
    categoriesTitle: 'Start with a room',
    featured: {
      title: 'What people bring home',
      skus: [100101, 100201, 100302, 100203, 100303, 100202, 100103, 100301],
    },
    story: {
      eyebrow: 'Care',
      title: 'Linen, and the art of leaving it alone',
      text: 'It wrinkles, it softens, it takes the light. Our mill washes every bolt twice, so it arrives already feeling like yours.',
      picture: { id: 'main/alder-sofa/second', alt: 'Close-up of linen on the arm of a sofa' },
      action: { label: 'Choose a Linen', url: '/alder-sofa/s100101?option.12=1202' },
    },
  },
  {
    brand: 'cb2',
    hero: {
      eyebrow: 'Collection 04',
      title: 'Sit with less',
      text: 'Alder. One line, two cushions, sixty covers.',
      picture: { id: 'cb2/home-hero', alt: 'A black sofa, a lamp and a plinth on white' },
      action: { label: 'Shop Alder', url: '/alder-sofa/s200101' },
      secondAction: { label: 'All Sofas', url: '/sofas' },
    },
    categoriesTitle: 'Index',
    featured: { title: 'Most wanted', skus: [200101, 200201, 200302, 200203, 200103, 200301, 200202, 200303] },
    story: {
      eyebrow: 'Care',
      title: 'Linen. Do nothing.',
      text: 'Washed twice at the mill. Wrinkles are the finish, not the flaw.',
      picture: { id: 'cb2/alder-sofa/second', alt: 'Close-up of fabric on the arm of a sofa' },
      action: { label: 'Choose a Linen', url: '/alder-sofa/s200101?option.12=1202' },
    },
  },
];
