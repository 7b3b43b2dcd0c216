import {
  defaultWallets,
  walletKinds,
  type ShopSite,
  type SiteCulture,
  type WalletKind,
  type WalletSetup,
} from '@settee/domain';
import * as v from 'valibot';
import type { PaymentSettings } from './payment-settings.ts';
import { read, type Env } from './read-setting.ts';
import { readSiteName } from './site-hosts.ts';

/** Wallets by site, such as `main/USA`. */
type WalletsBySite = ReadonlyMap<string, readonly WalletKind[]>;

const isKind = (text: string): text is WalletKind => walletKinds.some((kind) => kind === text);

/** Parses a list such as `main/USA=payPal+venmo, cb2/USA=payPal`; `null` if it is malformed. */
function readWallets(text: string): WalletsBySite | null {
  const wallets = new Map<string, readonly WalletKind[]>();
  if (text === 'none') return wallets;
  for (const entry of text.split(',')) {
    const [name = '', list = ''] = entry.split('=').map((part) => part.trim());
    const kinds = list.split('+').map((kind) => kind.trim());
    if (!readSiteName(name) || !kinds.every(isKind)) return null;
    wallets.set(
      name,
      walletKinds.filter((kind) => kinds.includes(kind)),
    );
  }
  return wallets;
}

const walletsSetting = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const wallets = readWallets(dataset.value);
    if (wallets) return wallets;
    addIssue({ message: 'not a list of wallets' });
    return NEVER;
  }),
);

const listOf = (siteCulture: SiteCulture) => defaultWallets[siteCulture].join('+');
export const defaultWalletSetting = (['main', 'cb2'] as const)
  .flatMap((brand) => (['USA', 'CANADA'] as const).map((culture) => `${brand}/${culture}=${listOf(culture)}`))
  .join(', ');

export interface WalletSettings {
  /** By site, such as `main/USA`; sites without wallets are left out. WALLET-10 */
  walletSetups: ReadonlyMap<string, WalletSetup>;
}

/** Wallets that the Braintree adapter supports. */
const braintreeWallets: readonly WalletKind[] = ['payPal', 'venmo', 'applePay'];

function toSetup(kinds: readonly WalletKind[], { paymentProvider, braintree }: PaymentSettings): WalletSetup | null {
  if (paymentProvider === 'embedded') return { provider: 'embedded', kinds, authorization: '', environment: 'demo' };
  if (!braintree) return null;
  const offered = kinds.filter((kind) => braintreeWallets.includes(kind));
  const { tokenizationKey: authorization, environment } = braintree;
  return { provider: 'braintree', kinds: offered, authorization, environment };
}

/** Reads the setting `WALLETS`; a site without a supported wallet gets no setup. WALLET-10 */
export function readWalletSettings(env: Env, payment: PaymentSettings): WalletSettings {
  const wanted = 'none or a list like main/USA=payPal+venmo, cb2/USA=payPal';
  const wallets = read(env, 'WALLETS', defaultWalletSetting, walletsSetting, wanted);
  const walletSetups = new Map<string, WalletSetup>();
  for (const [site, kinds] of wallets) {
    const setup = toSetup(kinds, payment);
    if (setup && setup.kinds.length > 0) walletSetups.set(site, setup);
  }
  return { walletSetups };
}

/** Returns what a browser needs to show the wallets of a site; `null` for a site without wallets. WALLET-10 */
export const getWalletSetup = (
  { walletSetups }: WalletSettings,
  { brand, siteCulture }: Pick<ShopSite, 'brand' | 'siteCulture'>,
): WalletSetup | null => walletSetups.get(`${brand}/${siteCulture}`) ?? null;
