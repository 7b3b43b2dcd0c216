import type {
  MonogrammingConfirmation,
  RegistryAddReply,
  RegistryData,
  RegistryLine,
  RegistryError,
  RegistryType,
  Result,
  Sku,
} from '@settee/domain';

type AsyncResult<Value> = Promise<Result<Value, unknown>>;

/** Port of the add-to-registry flow. */
export interface RegistryAddPorts {
  /** Whether the account cookie is there. REG-02 */
  isSignedIn(): boolean;
  /** Loads the registries of the shopper with the requested quantity of a SKU in each. REG-38 */
  fetchRegistries(sku: Sku): AsyncResult<RegistryData>;
  /** Adds items to registries; if `isSuccess` is false, the response may have a message to show. REG-36 */
  add(lines: readonly RegistryLine[]): AsyncResult<RegistryAddReply>;
  goTo(url: string): void;
  log(message: string, problem: unknown): void;
}

/** Saves the design of a personalized item and returns its terms. REG-04 */
export type ConfirmDesign = (quantity: number) => AsyncResult<MonogrammingConfirmation>;

export interface NewRegistry {
  registryType: Exclude<RegistryType, 'wd'>;
  /** ISO 8601. */
  eventDate: string;
  ownersName: string;
}

/** Port of the page of all registries. */
export interface RegistriesPorts {
  /** `id` is above 0 when it was made. */
  create(registry: NewRegistry): AsyncResult<{ id: number; problem: RegistryError | null }>;
  /** Shows it. */
  onCreated(registryId: number): void;
  log(message: string, problem: unknown): void;
}

type Done = { isSuccess: boolean; problem: RegistryError | null };

/** Port of the page of one registry; each change is followed by its new data. */
export interface RegistryPorts {
  /** Puts back an item that was just removed, too. */
  setQuantity(itemId: string, quantity: number): AsyncResult<Done>;
  remove(itemId: string): AsyncResult<Done>;
  log(message: string, problem: unknown): void;
}
