import { messages as checkout } from '@settee/checkout-kit/locales/fr-CA';
import { messages as configurator } from '@settee/configurator-kit/locales/fr-CA';
import type { SiteMessages } from '@settee/ui';
import { messages as ui } from '@settee/ui/locales/fr-CA';
import type { ShopMessages } from '../../shell/words.ts';
import * as brands from './brands.ts';
import { help, newsletter, newsletterPage } from './help.ts';
import { policies } from './policies.ts';
import { account, page, shell, walletSheet } from './shell.ts';

const shop: ShopMessages = { account, help, newsletter, newsletterPage, page, policies, shell, walletSheet, ...brands };

/** All words of the shop in Canadian French. */
export const messages: SiteMessages = { ui, checkout, configurator, shop };
