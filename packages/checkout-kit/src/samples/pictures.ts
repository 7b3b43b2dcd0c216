import type { Brand, ResponsiveImage } from '@settee/domain';
import cb2Pillow from './pictures/cb2-edge-pillow.webp';
import cb2FloorLamp from './pictures/cb2-arc-floor-lamp.webp';
import cb2TableLamp from './pictures/cb2-orb-table-lamp.webp';
import cb2Rug from './pictures/cb2-stripe-rug.webp';
import cb2Chair from './pictures/cb2-rail-lounge-chair.webp';
import cb2Sofa from './pictures/cb2-alder-sofa.webp';
import cb2Table from './pictures/cb2-column-side-table.webp';
import mainTableLamp from './pictures/main-dew-table-lamp.webp';
import mainRug from './pictures/main-meadow-rug.webp';
import mainPillow from './pictures/main-thistle-pillow.webp';
import mainFloorLamp from './pictures/main-wick-floor-lamp.webp';
import mainChair from './pictures/main-brinn-lounge-chair.webp';
import mainSofa from './pictures/main-alder-sofa.webp';
import mainTable from './pictures/main-quill-side-table.webp';

const image = (url: string, color: string): ResponsiveImage => ({
  alt: '',
  width: 480,
  height: 360,
  color,
  placeholder: '',
  avif: [],
  webp: { width: 480, url },
});

type Piece = 'sofa' | 'table' | 'chair' | 'pillow' | 'rug' | 'tableLamp' | 'floorLamp';

/** The photographs that stories show. */
export const imagesFixture: Record<Brand, Record<Piece, ResponsiveImage>> = {
  main: {
    sofa: image(mainSofa, '#e8e0d6'),
    table: image(mainTable, '#e8e0d6'),
    chair: image(mainChair, '#e8e0d6'),
    pillow: image(mainPillow, '#e8e0d6'),
    rug: image(mainRug, '#e8e0d6'),
    tableLamp: image(mainTableLamp, '#e8e0d6'),
    floorLamp: image(mainFloorLamp, '#e8e0d6'),
  },
  cb2: {
    sofa: image(cb2Sofa, '#f2f2f2'),
    table: image(cb2Table, '#f2f2f2'),
    chair: image(cb2Chair, '#f2f2f2'),
    pillow: image(cb2Pillow, '#f2f2f2'),
    rug: image(cb2Rug, '#f2f2f2'),
    tableLamp: image(cb2TableLamp, '#f2f2f2'),
    floorLamp: image(cb2FloorLamp, '#f2f2f2'),
  },
};
