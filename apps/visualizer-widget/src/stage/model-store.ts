import { type Model, toModel } from '../model/model.ts';

/** Models by their address: each is fetched once, and again when it failed. */
export class ModelStore {
  readonly #models = new Map<string, Promise<Model>>();
  readonly #stop = new AbortController();

  load(url: string): Promise<Model> {
    const known = this.#models.get(url);
    if (known) return known;
    const model = this.#fetch(url);
    this.#models.set(url, model);
    model.catch(() => this.#models.delete(url));
    return model;
  }

  async #fetch(url: string): Promise<Model> {
    const response = await fetch(url, { signal: this.#stop.signal });
    if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
    const model = await toModel(await response.arrayBuffer());
    if (this.#stop.signal.aborted) {
      model.dispose();
      throw new Error('The room is closed.');
    }
    return model;
  }

  /** Lets go of every model, also of those still on their way. */
  dispose(): void {
    this.#stop.abort();
    for (const model of this.#models.values())
      model.then(
        (ready) => ready.dispose(),
        () => undefined,
      );
    this.#models.clear();
  }
}
