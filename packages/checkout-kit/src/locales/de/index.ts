import { createPlural } from '@settee/ui';
import type { CardAndWalletMessages } from '../../use-words.ts';

const plural = createPlural('de');
const cards = (count: number) => plural(count, { one: '# Karte', other: '# Karten' });

/** The words of cards and wallets in German. */
export const messages: CardAndWalletMessages = {
  payment: {
    addNewCard: 'Karte hinzufügen',
    savedCards: 'Neue oder gespeicherte Karte verwenden',
    chooseCard: 'Bitte wählen Sie eine Karte aus.',
    expired: 'Abgelaufen',
    cardLimit: (limit) =>
      `Sie haben ${cards(limit)} gespeichert und damit die Höchstzahl für Ihr Konto erreicht. Um diese Karte zu speichern, entfernen Sie zuerst eine andere unter „Gespeicherte Karten“.`,
    cardNumber: 'Kartennummer',
    expiration: 'Gültig bis (MM/JJ)',
    securityCode: 'Prüfnummer',
    saveCard: 'Karte in meinem Konto speichern',
    apply: 'Übernehmen',
    cancel: 'Abbrechen',
    secure:
      'Ihre Kartendaten werden verschlüsselt, bevor sie diese Seite verlassen. Wir speichern sie nur auf Ihren Wunsch.',
    declined: ({ card, expiry }) => (expiry === '' ? card : `${card}, ${expiry.toLowerCase()}`),
    callUs: (helpLine) => `Fragen? Rufen Sie uns an: ${helpLine}.`,
    help: 'Wo finde ich die Prüfnummer?',
    closeHelp: 'Schließen',
    number: {
      missing: 'Bitte geben Sie eine gültige Kartennummer ein.',
      invalid: 'Die eingegebene Kartennummer ist ungültig.',
    },
    date: {
      missing: 'Bitte geben Sie ein gültiges Ablaufdatum ein.',
      invalid: 'Das eingegebene Ablaufdatum ist ungültig.',
    },
    code: {
      missing: 'Bitte geben Sie eine gültige Prüfnummer ein.',
      invalid: 'Die eingegebene Prüfnummer ist ungültig.',
    },
    reissued: 'Diese Karte wurde durch eine neue ersetzt. Bitte verwenden Sie die neue Karte.',
    session: 'Ihre Zahlungssitzung ist abgelaufen. Bitte geben Sie Ihre Kartendaten erneut ein.',
    rewards: 'Prämien können nur mit Ihrer Prämienkarte eingelöst werden.',
    useOtherCard: 'Andere Karte verwenden',
    zeroAmount:
      'Ihr Gesamtbetrag hat sich geändert und stimmt nicht mehr mit der Summe der Beträge für Ihre beiden Karten überein. Wählen Sie „Mit zwei Karten bezahlen“, um die Beträge zu ändern, oder bezahlen Sie mit einer Karte.',
    callFailed:
      'Es gibt gerade ein Verbindungsproblem. Ihre Karte wurde nicht übernommen. Bitte versuchen Sie es erneut.',
    cardNames: {
      mc: 'Mastercard',
      visa: 'Visa',
      amex: 'American Express',
      discover: 'Discover',
      diners: 'Diners Club',
      synchrony_plcc: 'Kundenkreditkarte',
      synchrony_cbcc: 'Prämien-Mastercard',
      imprint: 'Imprint',
      cup: 'UnionPay',
      jcb: 'JCB',
    },
    endingIn: ({ name, lastFour }) => `${name} mit Endziffern ${lastFour}`,
    expires: ({ month, year }) => `Gültig bis ${month}/${year}`,
    verifyText: (card) =>
      `Dies ist Ihre erste Bestellung an diese Adresse. Bitte geben Sie die Prüfnummer Ihrer Karte erneut ein: ${card}.`,
    verify: 'Bestätigen',
    verified: 'Karte bestätigt.',
    verifyFailed: 'Ihre Karte konnte nicht bestätigt werden. Bitte versuchen Sie es erneut.',
    applied: 'Ausgewählt',
    payWithTwo: 'Mit zwei Karten bezahlen',
    pays: (price) => `Betrag: ${price}`,
    edit: 'Bearbeiten',
    editCard: (name) => `${name} bearbeiten`,
    remove: 'Entfernen',
    removeCard: (name) => `${name} entfernen`,
    codeHint: (digits) =>
      digits === 4 ? '4 Ziffern auf der Vorderseite der Karte' : '3 Ziffern auf der Rückseite der Karte',
  },
  twoCards: {
    title: 'Zwei Karten auswählen',
    saveUpTo: (limit) => `Sie können bis zu ${cards(limit)} in Ihrem Konto speichern.`,
    cards: 'Karten',
    notTwo: 'Bitte wählen Sie zwei Karten aus.',
    inUse: 'Karte wird bereits verwendet.',
    amounts: 'Betrag pro Karte',
    together: (price) => `Gesamt: ${price}.`,
    zeroAmount: 'Bitte geben Sie einen Betrag größer als 0 ein.',
    totalMissed: 'Die beiden Beträge müssen zusammen den Gesamtbetrag der Bestellung ergeben.',
    updatePayment: 'Zahlung aktualisieren',
    updated: 'Beide Karten wurden übernommen.',
  },
  wallet: {
    walletNames: {
      payPal: 'PayPal',
      venmo: 'Venmo',
      applePay: 'Apple Pay',
      visaCheckout: 'Visa Checkout',
      masterpass: 'Masterpass',
    },
    payWith: (name) => `Mit ${name} bezahlen`,
    wallets: 'Mit einer Wallet bezahlen',
    express: 'Express-Checkout',
    expressHint:
      'Adresse und Zahlungsdaten kommen aus Ihrer Wallet. Vor dem Bestellen können Sie den Gesamtbetrag prüfen.',
    productHint: 'Legt diesen Artikel in Ihren Warenkorb und öffnet Ihre Wallet.',
    orCard: 'Oder mit Karte bezahlen',
    demo: 'Demo-Wallets: keine echten Konten, kein echtes Geld.',
    applied: 'Ausgewählt',
    walletApplied: (name) => `${name} wurde ausgewählt.`,
    remove: 'Entfernen',
    removeWallet: (name) => `${name} entfernen`,
    walletRemoved: (name) => `${name} wurde entfernt.`,
    entriesApplied: (name) =>
      `Wir haben Ihre Eingaben übernommen. Bitte prüfen Sie den Gesamtbetrag und wählen Sie dann erneut ${name}.`,
    finishing: (name) => `Ihre Zahlung mit ${name} wird bestätigt. Bitte bleiben Sie auf dieser Seite.`,
    canceled: (name) => `Sie haben die Zahlung mit ${name} abgebrochen. Es wurde nichts abgebucht.`,
    declined: (name) =>
      `${name} hat die Zahlung abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.`,
    expired: (name) => `Die Zeit zur Freigabe der Zahlung mit ${name} ist abgelaufen. Es wurde nichts abgebucht.`,
    failed: (name) =>
      `Ihre Zahlung mit ${name} konnte nicht verwendet werden. Es wurde nichts abgebucht. Bitte versuchen Sie es erneut.`,
    withRewards: 'Prämiengutscheine lassen sich nur mit Ihrer Prämienkarte kombinieren.',
    accountOf: ({ name, account }) => (account === '' ? name : `${name}, ${account}`),
    placeWith: (name) => `Mit ${name} kaufen`,
  },
};
