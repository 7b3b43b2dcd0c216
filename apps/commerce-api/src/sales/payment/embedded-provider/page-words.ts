import { type SiteCulture, splitLanguage } from '@settee/domain';
import { challengeCode } from './test-cards.ts';

const english = {
  confirmTitle: 'Confirm it’s you',
  approveTitle: 'Approve this payment',
  codeSent: 'We sent a code to the phone number on your account. Enter it to confirm this payment.',
  approveToReturn: 'Approve this payment to return to the shop and finish your order.',
  amount: 'Amount',
  card: 'Card',
  endingIn: (lastFour: string) => `ending in ${lastFour}`,
  code: 'Verification code',
  wrongCode: (left: number) => `That code isn’t right. Attempts left: ${left}.`,
  codeHint: `For this test bank the code is ${challengeCode}.`,
  confirm: 'Confirm',
  approve: 'Approve',
  cancel: 'Cancel',
  decline: 'Decline',
  bankNote: 'This is the shop’s test payment provider. No money moves.',
  nothingToConfirm: 'Nothing to confirm',
  confirmedAlready: 'This payment was already confirmed or canceled. Go back to the shop to see your order.',
  back: 'Back to the shop',
  demo: (wallet: string) => `${wallet} demo`,
  payWith: (wallet: string) => `Pay with ${wallet}`,
  amountSoFar: 'Amount so far',
  account: 'Account',
  address: 'Your address',
  whenPlaced: 'When the order is placed',
  outcomes: {
    approved: 'the payment is approved',
    declined: 'the payment is declined',
    redirect: 'a confirmation is required',
    timeout: 'there is no response in time',
    'capture-failed': 'the capture fails later',
  },
  cancelAndReturn: 'Cancel and return to the shop',
  expire: 'Let the time run out',
  walletNote: (wallet: string) =>
    `This is a demo of the shop’s test payment provider. It isn’t ${wallet}, and no money moves.`,
  nothingToApprove: 'Nothing to approve',
  approvedAlready: 'This payment was already approved or canceled, or it timed out. Nothing was charged here.',
};

const french: typeof english = {
  confirmTitle: 'Confirmez votre identité',
  approveTitle: 'Approuvez ce paiement',
  codeSent: 'Nous avons envoyé un code au numéro de téléphone de votre compte. Entrez-le pour confirmer ce paiement.',
  approveToReturn: 'Approuvez ce paiement pour retourner au magasin et terminer votre commande.',
  amount: 'Montant',
  card: 'Carte',
  endingIn: (lastFour) => `se terminant par ${lastFour}`,
  code: 'Code de vérification',
  wrongCode: (left) => `Ce code est inexact. Essais restants : ${left}.`,
  codeHint: `Pour cette banque d’essai, le code est ${challengeCode}.`,
  confirm: 'Confirmer',
  approve: 'Approuver',
  cancel: 'Annuler',
  decline: 'Refuser',
  bankNote: 'Ceci est le fournisseur de paiement d’essai du magasin. Aucune somme n’est prélevée.',
  nothingToConfirm: 'Rien à confirmer',
  confirmedAlready: 'Ce paiement a déjà été confirmé ou a été annulé. Retournez au magasin pour voir votre commande.',
  back: 'Retourner au magasin',
  demo: (wallet) => `${wallet} (démo)`,
  payWith: (wallet) => `Payer avec ${wallet}`,
  amountSoFar: 'Montant à ce jour',
  account: 'Compte',
  address: 'Votre adresse',
  whenPlaced: 'Quand la commande est passée',
  outcomes: {
    approved: 'le paiement est approuvé',
    declined: 'le paiement est refusé',
    redirect: 'une confirmation est demandée',
    timeout: 'aucune réponse n’arrive à temps',
    'capture-failed': 'l’encaissement échoue plus tard',
  },
  cancelAndReturn: 'Annuler et retourner au magasin',
  expire: 'Laisser le temps s’écouler',
  walletNote: (wallet) =>
    `Ceci est une démo du fournisseur de paiement d’essai du magasin. Ce n’est pas ${wallet}, et aucune somme n’est prélevée.`,
  nothingToApprove: 'Rien à approuver',
  approvedAlready: 'Ce paiement a déjà été approuvé, a été annulé ou a expiré. Rien n’a été facturé ici.',
};

/** Language of a page of the embedded provider. */
export interface PageLanguage {
  locale: string;
  words: typeof english;
}

/** The language of the shop's page to which a payment returns. */
export function getPageLanguage(returnUrl: string, siteCulture: SiteCulture): PageLanguage {
  const { locale } = splitLanguage(new URL(returnUrl, 'http://shop').pathname, siteCulture).language;
  return { locale, words: locale === 'fr-CA' ? french : english };
}
