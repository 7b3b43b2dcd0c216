import { seeScreens } from './see-screens.ts';

seeScreens('product', 'main');
