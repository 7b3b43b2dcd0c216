import { bath } from './bath.ts';
import { bedroom } from './bedroom.ts';
import { care } from './care.ts';
import { cb2Details } from './cb2-details.ts';
import { chairs } from './chairs.ts';
import { covers } from './covers.ts';
import { decor } from './decor.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { lighting } from './lighting.ts';
import { mainDetails } from './main-details.ts';
import { options } from './options.ts';
import { popups } from './popups.ts';
import { productColors } from './product-colors.ts';
import { rugs } from './rugs.ts';
import { services } from './services.ts';
import { sofas } from './sofas.ts';
import { storage } from './storage.ts';
import { tables } from './tables.ts';
import { tabletop } from './tabletop.ts';
import { textiles } from './textiles.ts';
import type { FrenchTexts } from './types.ts';

/** The texts of the catalog in Canadian French, by the English ones. */
export const frenchTexts: FrenchTexts = {
  ...home,
  ...sofas,
  ...chairs,
  ...tables,
  ...bedroom,
  ...storage,
  ...lighting,
  ...rugs,
  ...textiles,
  ...bath,
  ...tabletop,
  ...decor,
  ...mainDetails,
  ...cb2Details,
  ...care,
  ...options,
  ...covers,
  ...services,
  ...popups,
  ...productColors,
  ...help,
};
