import type { Address, Site } from '@settee/domain';
import type { FindPlace } from '../../delivery/useAddressForm.ts';
import type { SuggestAddresses } from '../../delivery/useStreetSuggestions.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';

/** Country and fields of the address forms. */
export type AddressBookSite = Partial<Pick<Site, 'siteCulture' | 'emailDomains' | 'nameFields'>>;

/** Port for the address book, implemented by the host. */
export interface AddressBookPorts {
  /** Adds an address, or changes the one with its id. */
  save(address: Address, isDefault: boolean): Promise<PortResult<unknown>>;
  remove(addressId: string): Promise<PortResult<unknown>>;
  /** City and region of a postal code, and address suggestions; as in the checkout. SHIP-10 */
  findPlace?: FindPlace;
  suggestStreets?: SuggestAddresses;
  log(problem: RequestFailure): void;
}
