/** Time of the loop on a quiet machine with two cores, in ms. */
export const referenceMs = 600;
const rounds = 13_000_000;

/** Times a fixed amount of work. Long enough that other busy processes get their turns in it. */
function timeLoop(): number {
  const began = performance.now();
  let text = '';
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    text = `${round * 31}:${text.slice(0, 16)}`;
    sum += text.charCodeAt(round % text.length);
  }
  return sum > 0 ? performance.now() - began : Infinity;
}

export interface Machine {
  loopMs: number;
  /** Factor for limits: the time of the loop by the reference, from 1 to 3. */
  timeScale: number;
}

/** Measures how fast this machine is at this moment. */
export function measureMachine(): Machine {
  timeLoop();
  const loopMs = Math.round(timeLoop());
  return { loopMs, timeScale: Math.round(Math.min(3, Math.max(1, loopMs / referenceMs)) * 100) / 100 };
}
