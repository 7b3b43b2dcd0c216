import type { Answer, CallProblem } from '../../problems/call-problem.ts';
import type { Told } from '../ports.ts';

/** What a host does for the sign-in settings. */
export interface SettingsPorts {
  saveName(firstName: string, lastName: string): Promise<Answer<unknown>>;
  /** Mails a link to the new address, which holds from then on. */
  changeEmail(emailAddress: string, password: string): Promise<Answer<Told>>;
  changePassword(currentPassword: string, newPassword: string): Promise<Answer<Told>>;
  /** For an account without a password. */
  mailPasswordLink(emailAddress: string): Promise<Answer<Told>>;
  signOutBrowser(id: string): Promise<Answer<unknown>>;
  signOutOthers(): Promise<Answer<unknown>>;
  deleteAccount(password: string): Promise<Answer<Told>>;
  /** Leaves the page for an address of this site. */
  leaveTo(url: string): void;
  log(problem: CallProblem): void;
}
