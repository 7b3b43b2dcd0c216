import type { Brand, Picture } from '@settee/domain';
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

const picture = (url: string, color: string): Picture => ({
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
export const samplePictures: Record<Brand, Record<Piece, Picture>> = {
  main: {
    sofa: picture(mainSofa, '#e8e0d6'),
    table: picture(mainTable, '#e8e0d6'),
    chair: picture(mainChair, '#e8e0d6'),
    pillow: picture(mainPillow, '#e8e0d6'),
    rug: picture(mainRug, '#e8e0d6'),
    tableLamp: picture(mainTableLamp, '#e8e0d6'),
    floorLamp: picture(mainFloorLamp, '#e8e0d6'),
  },
  cb2: {
    sofa: picture(cb2Sofa, '#f2f2f2'),
    table: picture(cb2Table, '#f2f2f2'),
    chair: picture(cb2Chair, '#f2f2f2'),
    pillow: picture(cb2Pillow, '#f2f2f2'),
    rug: picture(cb2Rug, '#f2f2f2'),
    tableLamp: picture(cb2TableLamp, '#f2f2f2'),
    floorLamp: picture(cb2FloorLamp, '#f2f2f2'),
  },
};
