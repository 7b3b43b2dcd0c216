import { seeScreens } from './see-screens.ts';

seeScreens('account', 'main');
