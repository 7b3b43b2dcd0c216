import { accountScreens } from './screens/account-screens.ts';
import { checkoutScreens } from './screens/checkout-screens.ts';
import { productScreens } from './screens/product-screens.ts';
import { shopScreens } from './screens/shop-screens.ts';
import type { Screen } from './screens/screen.ts';

/** Every screen of the shop. A new page or layer belongs here. */
export const screens: readonly Screen[] = [...shopScreens, ...productScreens, ...checkoutScreens, ...accountScreens];
