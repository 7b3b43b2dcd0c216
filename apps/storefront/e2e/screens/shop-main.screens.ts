import { seeScreens } from './see-screens.ts';

seeScreens('shop', 'main');
