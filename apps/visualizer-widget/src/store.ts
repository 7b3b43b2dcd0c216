import { emptyScene, type SceneEvent, sceneReducer, type SceneState } from './scene/scene-reducer.ts';

type Listener = (state: SceneState, before: SceneState, event: SceneEvent) => void;

/** The scene with those who want to know of its changes. */
export class Store {
  state: SceneState = emptyScene;
  readonly #listeners = new Set<Listener>();

  send(event: SceneEvent): void {
    const before = this.state;
    this.state = sceneReducer(before, event);
    for (const listener of this.#listeners) listener(this.state, before, event);
  }

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  close(): void {
    this.#listeners.clear();
  }
}
