/** Theme of the room of a brand. Colors in CSS notation, lights in three.js units. */
export interface RoomTheme {
  /** Background behind the walls. */
  background: string;
  wall: string;
  /** A wall's edge, seen from above. */
  cap: string;
  skirting: { color: string; height: number };
  hasPanels: boolean;
  floor: 'oak' | 'concrete';
  roughness: number;
  frame: string;
  /** Panes across and up. */
  panes: [number, number];
  sky: [string, string];
  sun: { color: string; power: number; blur: number; leaves: boolean };
  fill: { color: string; power: number; blur: number };
  air: { above: string; below: string; power: number };
  around: number;
  select: string;
  /** Placeholder of a product without a model. */
  box: string;
}

const roomThemes = {
  main: {
    background: '#f2ede3',
    wall: '#efe6d8',
    cap: '#dccfba',
    skirting: { color: '#f3ebde', height: 6 },
    hasPanels: true,
    floor: 'oak',
    roughness: 0.62,
    frame: '#f3ebde',
    panes: [2, 3],
    sky: ['#f4f8fa', '#dfe6d2'],
    sun: { color: '#ffdca8', power: 9, blur: 7, leaves: true },
    fill: { color: '#fff6ea', power: 1.5, blur: 9 },
    air: { above: '#fffaf3', below: '#d9c3a3', power: 1.35 },
    around: 0.6,
    select: '#474e38',
    box: '#d9cdbb',
  },
  cb2: {
    background: '#f2f2f2',
    wall: '#f4f4f3',
    cap: '#111111',
    skirting: { color: '#1a1a1a', height: 2.5 },
    hasPanels: false,
    floor: 'concrete',
    roughness: 0.42,
    frame: '#101010',
    panes: [3, 4],
    sky: ['#ffffff', '#eef2f5'],
    sun: { color: '#ffffff', power: 7, blur: 2, leaves: false },
    fill: { color: '#ffffff', power: 1.7, blur: 3 },
    air: { above: '#ffffff', below: '#c4c4c4', power: 1.35 },
    around: 0.65,
    select: '#000000',
    box: '#d4d4d4',
  },
} satisfies Record<string, RoomTheme>;

const themesByBrand = new Map<string, RoomTheme>(Object.entries(roomThemes));

/** Returns the theme of the room of a brand; that of `main` for a brand without one. */
export const getRoomTheme = (brand: string): RoomTheme => themesByBrand.get(brand) ?? roomThemes.main;
