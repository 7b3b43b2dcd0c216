import type { Address } from '@settee/domain';
import type { Answer, CallProblem } from '../../problems/call-problem.ts';

/** What a host does for the address book. */
export interface AddressBookPorts {
  /** Adds an address, or changes the one with its id. */
  save(address: Address, isDefault: boolean): Promise<Answer<unknown>>;
  remove(addressId: string): Promise<Answer<unknown>>;
  log(problem: CallProblem): void;
}
