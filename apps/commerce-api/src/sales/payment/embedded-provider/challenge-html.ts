import { html } from 'hono/html';
import type { PageLanguage } from './page-words.ts';

interface Challenge {
  nonce: string;
  language: PageLanguage;
  /** `code` requests a code that was sent to the shopper, `approval` a yes or no. */
  kind: 'code' | 'approval';
  /** Formatted. */
  amount: string;
  lastFour: string;
  codesLeft: number;
  hasWrongCode: boolean;
}

/** The bank is fictional, so its pages have one style in both brands. */
const style = `
  *{box-sizing:border-box}
  body{margin:0;min-height:100vh;display:flex;align-items:flex-start;justify-content:center;padding:clamp(1rem,8vh,6rem) 1rem;
    background:#eef1f4;color:#1a2530;font:400 1rem/1.5 system-ui,sans-serif}
  main{width:100%;max-width:26rem;padding:1.75rem 1.5rem;background:#fff;border:1px solid #cfd6dd;border-radius:.5rem}
  .bank{margin:0 0 1.25rem;padding-bottom:1rem;border-bottom:1px solid #cfd6dd;font-weight:600;color:#1f4f82}
  h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.25;font-weight:600}
  p{margin:0 0 1rem}
  dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.25rem;margin:0 0 1.25rem}
  dt{color:#55636f}
  dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
  label{display:block;margin-bottom:.375rem;font-weight:600}
  input{width:100%;height:2.75rem;padding:0 .75rem;font:inherit;letter-spacing:.15em;border:1px solid #77858f;border-radius:.25rem}
  input[aria-invalid=true]{border-color:#b3261e}
  fieldset{margin:0 0 1.25rem;padding:0;border:0}
  legend{margin-bottom:.375rem;padding:0;font-weight:600}
  .choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;padding:.25rem 0;font-weight:400;cursor:pointer}
  .choice input{flex:none;width:1.25rem;height:1.25rem;margin:0}
  select{width:100%;height:2.75rem;padding:0 .5rem;font:inherit;color:inherit;background:#fff;border:1px solid #77858f;border-radius:.25rem}
  .error{margin:.5rem 0 0;color:#b3261e}
  .hint{margin:.5rem 0 0;color:#55636f;font-size:.875rem}
  .actions{display:grid;gap:.75rem;margin-top:1.5rem}
  button,.button{display:block;width:100%;min-height:2.75rem;padding:.625rem 1rem;font:inherit;font-weight:600;text-align:center;
    text-decoration:none;color:#fff;background:#1f4f82;border:1px solid #1f4f82;border-radius:.25rem;cursor:pointer}
  .quiet{color:#1f4f82;background:#fff}
  :focus-visible{outline:3px solid #6ea0d6;outline-offset:2px}
  .test{margin:1.5rem 0 0;padding-top:1rem;border-top:1px solid #cfd6dd;color:#55636f;font-size:.875rem}
`;

interface ProviderFrame {
  nonce: string;
  locale: string;
  title: string;
  /** Of the bank or wallet. */
  name: string;
  body: unknown;
}

/** A page of the embedded provider. */
export const providerFrame = ({ nonce, locale, title, name, body }: ProviderFrame): string =>
  String(html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body><main><p class="bank">${name}</p>${body}</main></body>
</html>`);

const frame = (nonce: string, { locale }: PageLanguage, title: string, body: unknown): string =>
  providerFrame({ nonce, locale, title, name: 'Test Bank', body });

const codeField = ({ language: { words }, hasWrongCode, codesLeft }: Challenge) => html`
<label for="code">${words.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required autofocus
  aria-describedby="hint${hasWrongCode ? ' error' : ''}"${hasWrongCode ? html` aria-invalid="true"` : ''}>
${hasWrongCode ? html`<p class="error" id="error" role="alert">${words.wrongCode(codesLeft)}</p>` : ''}
<p class="hint" id="hint">${words.codeHint}</p>
<input type="hidden" name="left" value="${codesLeft}">`;

/** Page on which a shopper confirms a payment with a code, or approves it. */
export function challengePage(challenge: Challenge): string {
  const { nonce, language, kind, amount, lastFour } = challenge;
  const { words } = language;
  const title = kind === 'code' ? words.confirmTitle : words.approveTitle;
  return frame(
    nonce,
    language,
    title,
    html`<h1>${title}</h1>
<p>${kind === 'code' ? words.codeSent : words.approveToReturn}</p>
<dl><dt>${words.amount}</dt><dd>${amount}</dd>${lastFour === '' ? '' : html`<dt>${words.card}</dt><dd>${words.endingIn(lastFour)}</dd>`}</dl>
<form method="post">
${kind === 'code' ? codeField(challenge) : ''}
<div class="actions">
<button name="action" value="confirm">${kind === 'code' ? words.confirm : words.approve}</button>
<button class="quiet" name="action" value="cancel" formnovalidate>${kind === 'code' ? words.cancel : words.decline}</button>
</div>
</form>
<p class="test">${words.bankNote}</p>`,
  );
}

interface ClosedPage {
  nonce: string;
  language: PageLanguage;
  returnUrl: string;
}

/** Page of a payment that no longer needs confirmation. */
export function closedPage({ nonce, language, returnUrl }: ClosedPage): string {
  const { words } = language;
  return frame(
    nonce,
    language,
    words.nothingToConfirm,
    html`<h1>${words.nothingToConfirm}</h1>
<p>${words.confirmedAlready}</p>
<div class="actions"><a class="button" href="${returnUrl}">${words.back}</a></div>`,
  );
}
