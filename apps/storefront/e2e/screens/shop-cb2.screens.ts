import { seeScreens } from './see-screens.ts';

seeScreens('shop', 'cb2');
