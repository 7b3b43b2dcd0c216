import type { Address, WalletKind } from '@settee/domain';
import { html } from 'hono/html';
import { providerFrame } from './challenge-html.ts';
import type { PageLanguage } from './page-words.ts';

/** Names of the wallets on the pages of the embedded provider. */
const walletNames: Readonly<Record<WalletKind, string>> = {
  payPal: 'PayPal',
  venmo: 'Venmo',
  applePay: 'Apple Pay',
  visaCheckout: 'Visa Checkout',
  masterpass: 'Masterpass',
};

interface WalletPage {
  nonce: string;
  language: PageLanguage;
  kind: WalletKind;
  account: string;
  /** Formatted. */
  amount: string;
  addresses: readonly Address[];
}

const lineOf = ({ address1, address2, city, state, postalCode }: Address) =>
  [address1, address2, `${city}, ${state} ${postalCode}`].filter((part) => part !== '').join(', ');

/** Page on which a shopper approves, declines or cancels a payment with the demo account. */
export function walletPage({ nonce, language, kind, account, amount, addresses }: WalletPage): string {
  const { locale, words } = language;
  const wallet = walletNames[kind];
  const title = words.payWith(wallet);
  return providerFrame({
    nonce,
    locale,
    title,
    name: words.demo(wallet),
    body: html`<h1>${title}</h1>
<dl><dt>${words.amountSoFar}</dt><dd>${amount}</dd><dt>${words.account}</dt><dd>${account}</dd></dl>
<form method="post">
<fieldset><legend>${words.address}</legend>
${addresses.map(
  (
    address,
    index,
  ) => html`<label class="choice"><input type="radio" name="address" value="${index}"${index === 0 ? html` checked` : ''}>
<span>${lineOf(address)}</span></label>`,
)}
</fieldset>
<label for="outcome">${words.whenPlaced}</label>
<select id="outcome" name="outcome">
${Object.entries(words.outcomes).map(([outcome, name]) => html`<option value="${outcome}">${name}</option>`)}
</select>
<div class="actions">
<button name="action" value="approve">${words.approve}</button>
<button class="quiet" name="action" value="decline">${words.decline}</button>
<button class="quiet" name="action" value="cancel">${words.cancelAndReturn}</button>
<button class="quiet" name="action" value="expire">${words.expire}</button>
</div>
</form>
<p class="test">${words.walletNote(wallet)}</p>`,
  });
}

interface ClosedWalletPage {
  nonce: string;
  language: PageLanguage;
  returnUrl: string;
}

/** Page of a payment that can no longer be approved. */
export function closedWalletPage({ nonce, language: { locale, words }, returnUrl }: ClosedWalletPage): string {
  return providerFrame({
    nonce,
    locale,
    title: words.nothingToApprove,
    name: words.demo('Wallet'),
    body: html`<h1>${words.nothingToApprove}</h1>
<p>${words.approvedAlready}</p>
<div class="actions"><a class="button" href="${returnUrl}">${words.back}</a></div>`,
  });
}
