import type { Words } from '../../../platform/mail/rendered.ts';
import type { EmailTemplates } from './email-templates-english.ts';

const hello = (firstName: string) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,');
const notYou = 'Ce n’était pas vous? Réinitialisez tout de suite votre mot de passe, puis appelez-nous.';
const confirmLabel = 'Confirmer l’adresse courriel';

/** Texts of all emails by template, in French. */
export const french: EmailTemplates = {
  confirmAccount: (firstName: string, url: string): Words => ({
    subject: 'Confirmez votre adresse courriel',
    greeting: hello(firstName),
    paragraphs: ['Bienvenue! Confirmez votre adresse courriel pour activer votre compte.'],
    link: { label: confirmLabel, url },
    note: 'Ce lien expire dans 24 heures. Vous n’avez pas créé de compte? Vous pouvez ignorer ce courriel.',
  }),
  accountExists: (firstName: string, url: string): Words => ({
    subject: 'Vous avez déjà un compte',
    greeting: hello(firstName),
    paragraphs: [
      'Quelqu’un, sans doute vous, a tenté de créer un compte avec cette adresse courriel. Vous en avez déjà un.',
      'Ouvrez une session avec votre mot de passe, ou réinitialisez-le si vous l’avez oublié.',
    ],
    link: { label: 'Réinitialiser le mot de passe', url },
    note: 'Ce lien sert une seule fois et expire dans 30 minutes. Si ce n’était pas vous, vous pouvez ignorer ce courriel.',
  }),
  resetPassword: (firstName: string, url: string): Words => ({
    subject: 'Réinitialisez votre mot de passe',
    greeting: hello(firstName),
    paragraphs: [
      'Nous avons reçu une demande de réinitialisation de votre mot de passe. Dès que vous en choisirez un nouveau, toutes vos sessions seront fermées.',
    ],
    link: { label: 'Réinitialiser le mot de passe', url },
    note: 'Ce lien sert une seule fois et expire dans 30 minutes. Vous n’avez rien demandé? Ignorez ce courriel et votre mot de passe ne changera pas.',
  }),
  confirmAddress: (firstName: string, url: string): Words => ({
    subject: 'Confirmez votre nouvelle adresse courriel',
    greeting: hello(firstName),
    paragraphs: ['Veuillez confirmer que ceci est la nouvelle adresse courriel de votre compte.'],
    link: { label: confirmLabel, url },
    note: 'Ce lien expire dans 24 heures. Vous n’avez pas demandé ce changement? Vous pouvez ignorer ce courriel.',
  }),
  emailChanged: (firstName: string): Words => ({
    subject: 'Votre adresse courriel a été changée',
    greeting: hello(firstName),
    paragraphs: [
      'L’adresse courriel de votre compte a été changée. Ceci est le dernier courriel envoyé à cette adresse.',
    ],
    note: 'Ce n’était pas vous? Veuillez nous appeler tout de suite.',
  }),
  passwordChanged: (firstName: string): Words => ({
    subject: 'Votre mot de passe a été changé',
    greeting: hello(firstName),
    paragraphs: ['Votre mot de passe a été changé, et toutes vos autres sessions ont été fermées.'],
    note: notYou,
  }),
  identityLinked: (firstName: string, provider: string): Words => ({
    subject: `Vous pouvez maintenant ouvrir une session avec ${provider}`,
    greeting: hello(firstName),
    paragraphs: [
      `Quelqu’un a utilisé ${provider} pour ouvrir une session dans votre compte avec cette adresse courriel. Vous pouvez maintenant utiliser l’un ou l’autre.`,
    ],
    note: notYou,
  }),
};
