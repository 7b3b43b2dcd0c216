/** A mail as it is sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Carries mails away; throws when it could not. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
