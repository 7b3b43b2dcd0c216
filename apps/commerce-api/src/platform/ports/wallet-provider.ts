import type { Address, Cents, ShopCurrency, SiteCulture, WalletKind } from '@settee/domain';

/** A payment that starts at the wallet's own page. */
export interface WalletStart {
  kind: WalletKind;
  /** The cart; only it may use the approval. */
  reference: string;
  amount: Cents;
  currency: ShopCurrency;
  siteCulture: SiteCulture;
  /** Absolute URL to which the page returns the shopper, with `wallet` and `walletNonce` or `walletResult`. */
  returnUrl: string;
}

/** An approval as the browser received it from a wallet. */
export interface WalletApproval {
  kind: WalletKind;
  nonce: string;
  deviceData: string;
  reference: string;
}

/** An approval as a token that can pay. Addresses are those of the account, unverified. */
export interface RedeemedWallet {
  token: string;
  /** Name of the account; empty when the provider reports none. */
  account: string;
  billingAddress: Address | null;
  shippingAddress: Address | null;
}

/** The wallets of a payment provider. Never call it inside a database transaction. */
export interface WalletProvider {
  /** Opens a payment at the wallet's page and returns its URL; `null` when the wallet opens in the browser alone. */
  start(request: WalletStart): Promise<{ url: string } | null>;
  /** Exchanges an approval for a token; a repeat by the same cart returns the same. `null` for an unknown or old one. */
  redeem(approval: WalletApproval): Promise<RedeemedWallet | null>;
}
