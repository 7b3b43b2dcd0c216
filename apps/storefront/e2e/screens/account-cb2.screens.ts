import { seeScreens } from './see-screens.ts';

seeScreens('account', 'cb2');
