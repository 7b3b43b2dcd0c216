import { DirectionalLight, Group, HemisphereLight, SpotLight } from 'three';
import type { Room } from '../scene/scene.ts';
import type { RoomTheme } from './room-theme.ts';
import { getOpening, getSunLight, sunCookie } from './window.ts';

const angle = 0.1;

/** Sun through the window, daylight from the open front, and what walls give back. */
export function makeLights(room: Room, theme: RoomTheme): { group: Group; dispose(): void } {
  const group = new Group();
  const sun = new SpotLight(theme.sun.color, theme.sun.power, 0, angle, 0, 0);
  const { position, target } = getSunLight(room, getOpening(room));
  sun.position.copy(position);
  sun.target.position.copy(target);
  sun.map = sunCookie(room, theme, angle);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.radius = theme.sun.blur / 3;
  sun.shadow.bias = -0.0005;
  sun.shadow.normalBias = 0.3;
  sun.shadow.camera.near = 300;
  sun.shadow.camera.far = 1300;

  const fill = new DirectionalLight(theme.fill.color, theme.fill.power);
  fill.position.set(-room.width * 0.3, 215, room.depth * 0.6);
  fill.castShadow = true;
  fill.shadow.mapSize.set(1024, 1024);
  fill.shadow.radius = theme.fill.blur;
  fill.shadow.bias = -0.0006;
  fill.shadow.normalBias = 0.6;
  fill.shadow.intensity = 0.7;
  const reach = Math.hypot(room.width, room.depth) / 2 + 10;
  Object.assign(fill.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 10, far: 800 });

  const bounce = new DirectionalLight(theme.fill.color, theme.fill.power * 0.45);
  bounce.position.set(room.width, 90, room.depth * 0.5);

  const air = new HemisphereLight(theme.air.above, theme.air.below, theme.air.power);
  group.add(sun, sun.target, fill, fill.target, bounce, air);
  const dispose = () => {
    sun.map?.dispose();
    sun.dispose();
    fill.dispose();
    bounce.dispose();
    air.dispose();
  };
  return { group, dispose };
}
