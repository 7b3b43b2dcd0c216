import type { Brand, Picture } from '@settee/domain';
import cb2Chair from './pictures/cb2-rail-lounge-chair.webp';
import cb2Sofa from './pictures/cb2-alder-sofa.webp';
import cb2Table from './pictures/cb2-column-side-table.webp';
import mainChair from './pictures/main-brinn-lounge-chair.webp';
import mainSofa from './pictures/main-alder-sofa.webp';
import mainTable from './pictures/main-quill-side-table.webp';

const picture = (url: string, color: string): Picture => ({
  alt: '',
  width: 480,
  height: 360,
  color,
  placeholder: '',
  avif: [],
  webp: { width: 480, url },
});

/** The photographs that stories show. */
export const samplePictures: Record<Brand, Record<'sofa' | 'table' | 'chair', Picture>> = {
  main: {
    sofa: picture(mainSofa, '#e8e0d6'),
    table: picture(mainTable, '#e8e0d6'),
    chair: picture(mainChair, '#e8e0d6'),
  },
  cb2: { sofa: picture(cb2Sofa, '#f2f2f2'), table: picture(cb2Table, '#f2f2f2'), chair: picture(cb2Chair, '#f2f2f2') },
};
