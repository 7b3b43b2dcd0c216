import { create } from './create.ts';

window.SetteeVisualizer = { create };
