import { cb2Bedroom } from '../cb2/bedroom.ts';
import { cb2Chairs } from '../cb2/chairs.ts';
import { cb2Decor } from '../cb2/decor.ts';
import { cb2Lighting } from '../cb2/lighting.ts';
import { moreCb2Bedroom } from '../cb2/more-bedroom.ts';
import { moreCb2Chairs } from '../cb2/more-chairs.ts';
import { moreCb2Decor } from '../cb2/more-decor.ts';
import { moreCb2Lighting } from '../cb2/more-lighting.ts';
import { moreCb2Sofas } from '../cb2/more-sofas.ts';
import { moreCb2Storage } from '../cb2/more-storage.ts';
import { moreCb2Tabletop } from '../cb2/more-tabletop.ts';
import { moreCb2Rugs } from '../cb2/more-rugs.ts';
import { moreCb2Textiles } from '../cb2/more-textiles.ts';
import { cb2Rugs } from '../cb2/rugs.ts';
import { cb2Sofas } from '../cb2/sofas.ts';
import { cb2Storage } from '../cb2/storage.ts';
import { cb2Tables } from '../cb2/tables.ts';
import { cb2Tabletop } from '../cb2/tabletop.ts';
import { cb2Textiles } from '../cb2/textiles.ts';
import { mainBedroom } from '../main/bedroom.ts';
import { mainChairs } from '../main/chairs.ts';
import { mainDecor } from '../main/decor.ts';
import { mainLighting } from '../main/lighting.ts';
import { moreMainBedroom } from '../main/more-bedroom.ts';
import { moreMainChairs } from '../main/more-chairs.ts';
import { moreMainDecor } from '../main/more-decor.ts';
import { moreMainLighting } from '../main/more-lighting.ts';
import { moreMainSofas } from '../main/more-sofas.ts';
import { moreMainStorage } from '../main/more-storage.ts';
import { moreMainTables } from '../main/more-tables.ts';
import { moreMainTabletop } from '../main/more-tabletop.ts';
import { moreMainRugs } from '../main/more-rugs.ts';
import { moreMainTextiles } from '../main/more-textiles.ts';
import { mainRugs } from '../main/rugs.ts';
import { mainSofas } from '../main/sofas.ts';
import { mainStorage } from '../main/storage.ts';
import { mainTables } from '../main/tables.ts';
import { mainTabletop } from '../main/tabletop.ts';
import { mainTextiles } from '../main/textiles.ts';
import type { CatalogProduct } from './types.ts';

/** Everything that is sold, in the order in which categories show it. */
export const products: readonly CatalogProduct[] = [
  ...mainSofas,
  ...moreMainSofas,
  ...mainChairs,
  ...moreMainChairs,
  ...mainTables,
  ...moreMainTables,
  ...mainBedroom,
  ...moreMainBedroom,
  ...mainStorage,
  ...moreMainStorage,
  ...mainLighting,
  ...mainRugs,
  ...moreMainLighting,
  ...moreMainRugs,
  ...mainTextiles,
  ...moreMainTextiles,
  ...mainTabletop,
  ...moreMainTabletop,
  ...mainDecor,
  ...moreMainDecor,
  ...cb2Sofas,
  ...moreCb2Sofas,
  ...cb2Chairs,
  ...moreCb2Chairs,
  ...cb2Tables,
  ...cb2Bedroom,
  ...moreCb2Bedroom,
  ...cb2Storage,
  ...moreCb2Storage,
  ...cb2Lighting,
  ...cb2Rugs,
  ...moreCb2Lighting,
  ...moreCb2Rugs,
  ...cb2Textiles,
  ...moreCb2Textiles,
  ...cb2Tabletop,
  ...moreCb2Tabletop,
  ...cb2Decor,
  ...moreCb2Decor,
];
