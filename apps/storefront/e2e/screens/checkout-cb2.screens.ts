import { seeScreens } from './see-screens.ts';

seeScreens('checkout', 'cb2');
