/** Zoom and position of an image: `scale` from 1 to 4, `x` and `y` of its corner as fractions of the stage. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const initialView: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The picture always fills its stage. */
function clamp({ scale, x, y }: View): View {
  // Adding 0 turns -0 into 0.
  return { scale, x: between(1 - scale, x, 0) + 0, y: between(1 - scale, y, 0) + 0 };
}

/** Zooms so that the point (shares of the stage, from 0 to 1) stays where it is. */
export function zoomView(view: View, wanted: number, point = { x: 0.5, y: 0.5 }): View {
  const scale = between(1, wanted, maxScale);
  const grow = scale / view.scale;
  return clamp({ scale, x: point.x - (point.x - view.x) * grow, y: point.y - (point.y - view.y) * grow });
}

/** Moves by shares of the stage. */
export const panView = (view: View, x: number, y: number): View => clamp({ ...view, x: view.x + x, y: view.y + y });
