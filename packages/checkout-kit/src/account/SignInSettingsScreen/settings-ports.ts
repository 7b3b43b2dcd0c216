import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import type { MessageResponse } from '../ports.ts';

/** Port for the sign-in settings, implemented by the host. */
export interface SettingsPorts {
  saveName(firstName: string, lastName: string): Promise<PortResult<unknown>>;
  /** Saves the phone number for updates of orders. */
  savePhone(dayPhone: string): Promise<PortResult<unknown>>;
  /** Mails a link to the new address, which holds from then on. */
  changeEmail(emailAddress: string, password: string): Promise<PortResult<MessageResponse>>;
  changePassword(currentPassword: string, newPassword: string): Promise<PortResult<MessageResponse>>;
  /** For an account without a password. */
  mailPasswordLink(emailAddress: string): Promise<PortResult<MessageResponse>>;
  signOutBrowser(id: string): Promise<PortResult<unknown>>;
  signOutOthers(): Promise<PortResult<unknown>>;
  deleteAccount(password: string): Promise<PortResult<MessageResponse>>;
  /** Opens another page of this site. */
  goTo(url: string): void;
  /** Leaves the page for an address of this site. */
  leaveTo(url: string): void;
  log(problem: RequestFailure): void;
}
