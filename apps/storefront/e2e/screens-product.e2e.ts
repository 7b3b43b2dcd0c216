import { seeScreens } from './screens/see-screens.ts';

seeScreens('product');
