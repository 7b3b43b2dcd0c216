import { emptyScene, type SceneEvent, sceneReducer, type SceneState } from './scene/scene-reducer.ts';

type Hear = (state: SceneState, before: SceneState, event: SceneEvent) => void;

/** The scene with those who want to know of its changes. */
export class Store {
  state: SceneState = emptyScene;
  readonly #hearers = new Set<Hear>();

  send(event: SceneEvent): void {
    const before = this.state;
    this.state = sceneReducer(before, event);
    for (const hear of this.#hearers) hear(this.state, before, event);
  }

  hear(hear: Hear): void {
    this.#hearers.add(hear);
  }

  close(): void {
    this.#hearers.clear();
  }
}
