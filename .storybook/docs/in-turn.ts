let last: Promise<unknown> = Promise.resolve();

/** Runs the tasks one after another: two stories that play at once would take the focus from each other. */
export function inTurn(task: () => Promise<unknown>): void {
  last = last.then(task, task);
}
