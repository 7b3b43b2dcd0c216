import { passwordLimits } from '@settee/domain';
import type { Phrases } from './phrases.ts';

/** Accounts, registries and swatches. */
export const accountPhrases: Phrases = {
  'Your account is locked. Please wait 15 minutes, or reset your password.':
    'Votre compte est verrouillé. Veuillez attendre 15 minutes ou réinitialiser votre mot de passe.',
  'Please enter your email address.': 'Veuillez entrer votre adresse courriel.',
  'Please enter your password.': 'Veuillez entrer votre mot de passe.',
  'That email or password isn’t right. Please try again.':
    'Ce courriel ou ce mot de passe est inexact. Veuillez réessayer.',
  'Please enter a password.': 'Veuillez entrer un mot de passe.',
  [`Please use at least ${passwordLimits.min} characters.`]: `Veuillez utiliser au moins ${passwordLimits.min} caractères.`,
  [`Please use ${passwordLimits.max} characters or fewer.`]: `Veuillez utiliser ${passwordLimits.max} caractères ou moins.`,
  'Your password can’t be your email address. Please choose another.':
    'Votre mot de passe ne peut pas être votre adresse courriel. Veuillez en choisir un autre.',
  'That password is too easy to guess. Please choose another.':
    'Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.',
  'Please enter a valid Email Address (i.e. name@domain.com).':
    'Veuillez entrer une adresse courriel valide (p. ex. nom@domaine.com).',
  'Please enter your first and last name.': 'Veuillez entrer votre prénom et votre nom.',
  'That password isn’t right. Please try again.': 'Ce mot de passe est inexact. Veuillez réessayer.',
  'For your security, please sign in again, then make this change within 10 minutes.':
    'Pour votre sécurité, veuillez rouvrir une session et réessayer dans les 10 minutes.',
  'Check your email for a link to confirm your address.': 'Vérifiez vos courriels : un lien y confirme votre adresse.',
  'Check your email for a link to reset your password.':
    'Vérifiez vos courriels : un lien y réinitialise votre mot de passe.',
  'Check your new email for a link to confirm it.':
    'Vérifiez votre nouvelle boîte de courriels : un lien y confirme l’adresse.',
  'That’s already your email address.': 'C’est déjà votre adresse courriel.',
  'This link has expired or was already used. Please request a new one.':
    'Ce lien a expiré ou a déjà servi. Veuillez en demander un nouveau.',
  'Another account is now using this email address.': 'Un autre compte utilise maintenant cette adresse courriel.',
  'Please enter the password you chose for your account.': 'Veuillez entrer le mot de passe choisi pour votre compte.',
  'That isn’t the password you chose. Please try again.':
    'Ce n’est pas le mot de passe que vous avez choisi. Veuillez réessayer.',
  'Your email address has been confirmed.': 'Votre adresse courriel est confirmée.',
  'Your account is ready.': 'Votre compte est prêt.',
  'Your password has been changed. Please sign in.': 'Votre mot de passe a été changé. Veuillez ouvrir une session.',
  'Your password has been changed.': 'Votre mot de passe a été changé.',
  'To create an account, please choose Sign In.': 'Pour créer un compte, veuillez choisir Ouvrir une session.',
  'Your password is managed by the service you sign in with. To change it, choose Reset Password there.':
    'Votre mot de passe est géré par le service avec lequel vous ouvrez une session. Pour le changer, réinitialisez-le là.',
  'We’re placing an order on your account right now. Please try again in a few minutes.':
    'Une commande est en cours dans votre compte. Veuillez réessayer dans quelques minutes.',
  'Your account has been deleted.': 'Votre compte a été supprimé.',
  'You’ve saved {0} cards, the most your account can hold. Please remove one first.':
    'Vous avez enregistré {0} cartes, le maximum pour votre compte. Veuillez d’abord en retirer une.',
  'Enter your email address and we’ll send you a link.':
    'Entrez votre adresse courriel et nous vous enverrons un lien.',
  'Reset Password': 'Réinitialiser le mot de passe',
  'Enter your email address and we’ll send you a link to choose a new password.':
    'Entrez votre adresse courriel et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'Please sign in.': 'Veuillez ouvrir une session.',
  'We couldn’t find that.': 'Nous n’avons pas trouvé cela.',
  Wedding: 'Mariage',
  Baby: 'Bébé',
  Housewarming: 'Pendaison de crémaillère',
  'This registry no longer exists. Please choose another.': 'Cette liste n’existe plus. Veuillez en choisir une autre.',
  '{0} is out of stock and can’t be added to a registry.':
    'En rupture de stock, cet article ne peut pas être ajouté à une liste : {0}.',
  '{0} is made to order and can’t be added to a registry.':
    'Fabriqué sur commande, cet article ne peut pas être ajouté à une liste : {0}.',
  'You’ve already requested 99 of {0}, the most you can add.':
    'Vous avez déjà demandé 99 exemplaires, le maximum permis : {0}.',
  'Your registry is full. Please remove something first.':
    'Votre liste est pleine. Veuillez d’abord en retirer un article.',
  'Please do not enter a card number in an address.': 'Veuillez ne pas entrer de numéro de carte dans une adresse.',
  'Please select at least one swatch.': 'Veuillez choisir au moins un échantillon.',
  'You may only select up to five swatches.': 'Vous pouvez choisir jusqu’à cinq échantillons.',
  'We no longer carry this item. Please choose swatches for another.':
    'Nous n’offrons plus cet article. Veuillez choisir des échantillons pour un autre.',
  'We can’t send a swatch of {0} right now. Please remove it from your selection.':
    'Nous ne pouvons pas envoyer cet échantillon pour le moment : {0}. Veuillez le retirer de votre sélection.',
  'We don’t recognize that ZIP Code. Please check it.': 'Nous ne reconnaissons pas ce code ZIP. Veuillez le vérifier.',
  'We don’t recognize that Postal Code. Please check it.':
    'Nous ne reconnaissons pas ce code postal. Veuillez le vérifier.',
  'The {0} field is required.': 'Ce champ est obligatoire.',
  'The {0} field is invalid.': 'Ce champ n’est pas valide.',
  'The {0} field is invalid': 'Ce champ n’est pas valide.',
  '{0} takes up to {1} characters.': 'Ce champ accepte jusqu’à {1} caractères.',
  'ZIP Code must contain 5 digits.': 'Le code ZIP doit contenir 5 chiffres.',
  'Please enter a ZIP Code.': 'Veuillez entrer un code ZIP.',
  'Please enter a Postal Code.': 'Veuillez entrer un code postal.',
  'State or Province is invalid.': 'L’État ou la province n’est pas valide.',
  'Please select a State or Province.': 'Veuillez choisir un État ou une province.',
  'Please enter a valid Phone Number.': 'Veuillez entrer un numéro de téléphone valide.',
  'Please enter a Phone Number.': 'Veuillez entrer un numéro de téléphone.',
  'Email Address is required.': 'L’adresse courriel est obligatoire.',
  'Please enter a future date.': 'Veuillez entrer une date future.',
  'We couldn’t find that address in your account.': 'Nous n’avons pas trouvé cette adresse dans votre compte.',
  'You can save up to {0} addresses.': 'Vous pouvez enregistrer jusqu’à {0} adresses.',
  'Too many attempts. Please wait a moment and try again.': 'Trop d’essais. Veuillez patienter un moment et réessayer.',
};
