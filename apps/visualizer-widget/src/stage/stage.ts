import {
  Color,
  NeutralToneMapping,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  PCFShadowMap,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { blended, getEyePosition, fieldOfView, type Preset, presetView, type View } from '../scene/camera.ts';
import { bodiesOf, type Room } from '../scene/scene.ts';
import type { SceneState } from '../scene/scene-reducer.ts';
import { makeLights } from './lights.ts';
import { getRoomTheme, type RoomTheme } from './room-theme.ts';
import { Pieces } from './pieces.ts';
import { releaseMaterial } from './release.ts';
import { Selection } from './selection.ts';
import { makeShell, type Shell, shellMaterials } from './shell.ts';
import { makeSurroundings } from './surroundings.ts';

export interface StageOptions {
  /** Name of any brand. */
  brand: string;
  font: string;
  /** No camera flights. */
  isStill: () => boolean;
  /** Called after each frame, to position the labels. */
  onDrawn: () => void;
  onError: (error: Error) => void;
}

const flightTime = 520;

/** The room drawn by the graphics card: a picture is drawn only when something has changed. */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(fieldOfView, 1, 4, 3000);
  readonly #look: RoomTheme;
  readonly #options: StageOptions;
  readonly #materials: ReturnType<typeof shellMaterials>;
  readonly #pieces: Pieces;
  readonly #selection: Selection;
  #surroundings: WebGLRenderTarget | null = null;
  readonly #ray = new Raycaster();
  #shell: Shell | null = null;
  #lights: ReturnType<typeof makeLights> | null = null;
  #room: Room | null = null;
  #view: View | null = null;
  #preset: Preset | null = 'corner';
  #flight: { from: View; to: View; start: number } | null = null;
  #frame = 0;
  #size = { width: 0, height: 0 };

  /** Throws where the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement, options: StageOptions) {
    this.canvas = canvas;
    this.#options = options;
    this.#look = getRoomTheme(options.brand);
    const context = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'low-power' });
    if (!context) throw new Error('This browser has no WebGL.');
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#scene.environmentIntensity = this.#look.around;
    this.#scene.background = new Color(this.#look.background);
    this.#materials = shellMaterials(this.#look);
    this.#selection = new Selection(this.#look);
    this.#pieces = new Pieces({
      theme: this.#look,
      font: options.font,
      onError: options.onError,
      onArrival: () => this.#refresh(),
    });
    this.#scene.add(this.#pieces.group, this.#selection.mesh);
  }

  /** The scene as it is now. */
  show(state: SceneState): void {
    const { room } = state;
    if (room.width !== this.#room?.width || room.depth !== this.#room.depth) this.#build(room);
    const bodies = bodiesOf(state.pieces, state.products);
    this.#pieces.show(bodies);
    const selected = bodies.find(({ id }) => id === state.selected);
    this.#selection.show(selected, selected ? this.#pieces.heightOf(selected.id) : 0);
    this.#refresh();
  }

  cover(sku: number, covers: Record<string, string>): void {
    this.#pieces.cover(sku, covers);
    this.invalidate();
  }

  get view(): View {
    return (
      this.#flight?.to ?? this.#view ?? presetView('corner', this.#room ?? { width: 180, depth: 150 }, this.#aspect)
    );
  }

  /** From where the room is seen; `flies` there unless motion is unwelcome. */
  moveCamera(view: View, flies = false): void {
    this.#preset = null;
    this.#go(view, flies);
  }

  /** A view that stays whole when the picture or the room changes its size. */
  setCamera(preset: Preset, flies = true): void {
    if (this.#room) this.#go(presetView(preset, this.#room, this.#aspect), flies && this.#view !== null);
    this.#preset = preset;
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1 || (width === this.#size.width && height === this.#size.height)) return;
    this.#size = { width, height };
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    if (this.#preset) this.setCamera(this.#preset, false);
    // At once: a canvas that has a new size is empty.
    this.#draw();
  }

  /** A piece under a point of the picture, in its pixels. */
  pick(x: number, y: number): { id: number; at: Vector3 } | null {
    return this.#pieces.pick(this.#rayAt(x, y));
  }

  /** Projects a point of the canvas to the plane at `height` inches. */
  atHeight(x: number, y: number, height: number): { x: number; z: number } | null {
    const at = this.#rayAt(x, y).ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -height), new Vector3());
    return at && { x: at.x, z: at.z };
  }

  /** Projects a point of the room to the canvas, in px. */
  onPicture(x: number, y: number, z: number): { x: number; y: number } {
    const at = new Vector3(x, y, z).project(this.#camera);
    return { x: ((at.x + 1) / 2) * this.#size.width, y: ((1 - at.y) / 2) * this.#size.height };
  }

  heightOf(id: number): number {
    return this.#pieces.heightOf(id);
  }

  /** Draws before the next picture of the screen. */
  invalidate(): void {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#fly(now);
      this.#draw();
    });
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#pieces.dispose();
    this.#selection.dispose();
    this.#shell?.dispose();
    this.#lights?.dispose();
    const { floorTile, wallTile, ...materials } = this.#materials;
    for (const material of Object.values(materials)) releaseMaterial(material);
    for (const { texture } of [floorTile, wallTile]) texture.dispose();
    this.#surroundings?.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  get #aspect() {
    return this.#size.height > 0 ? this.#size.width / this.#size.height : 1.4;
  }

  #build(room: Room): void {
    this.#shell?.dispose();
    this.#lights?.dispose();
    if (this.#shell) this.#scene.remove(this.#shell.group);
    if (this.#lights) this.#scene.remove(this.#lights.group);
    this.#room = room;
    this.#shell = makeShell(room, this.#look, this.#materials);
    this.#lights = makeLights(room, this.#look);
    this.#scene.add(this.#shell.group, this.#lights.group);
    if (this.#preset) this.setCamera(this.#preset, false);
  }

  #go(view: View, flies: boolean): void {
    const from = this.#view;
    if (flies && from && !this.#options.isStill()) this.#flight = { from, to: view, start: performance.now() };
    else [this.#flight, this.#view] = [null, view];
    this.invalidate();
  }

  #fly(now: number): void {
    if (!this.#flight) return;
    const { from, to, start } = this.#flight;
    const time = Math.min(1, Math.max(0, (now - start) / flightTime));
    this.#view = blended(from, to, 1 - (1 - time) ** 3);
    if (time === 1) this.#flight = null;
    else this.invalidate();
  }

  #refresh(): void {
    this.#renderer.shadowMap.needsUpdate = true;
    this.invalidate();
  }

  #rayAt(x: number, y: number): Raycaster {
    const { width, height } = this.#size;
    this.#ray.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), this.#camera);
    return this.#ray;
  }

  #draw(): void {
    const view = this.#view;
    if (!view || this.#size.width === 0) return;
    this.#surroundings ??= makeSurroundings(this.#renderer, this.#look);
    this.#scene.environment = this.#surroundings.texture;
    const eye = getEyePosition(view);
    this.#camera.position.set(eye.x, eye.y, eye.z);
    this.#camera.lookAt(view.target.x, view.target.y, view.target.z);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    this.#shell?.showFrom(eye.x, eye.z);
    this.#renderer.render(this.#scene, this.#camera);
    this.#options.onDrawn();
  }
}
