import type { Address } from '@settee/domain';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';

/** Port for the address book, implemented by the host. */
export interface AddressBookPorts {
  /** Adds an address, or changes the one with its id. */
  save(address: Address, isDefault: boolean): Promise<PortResult<unknown>>;
  remove(addressId: string): Promise<PortResult<unknown>>;
  log(problem: RequestFailure): void;
}
