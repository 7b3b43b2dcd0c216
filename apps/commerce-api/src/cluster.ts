import cluster, { type Worker } from 'node:cluster';

/**
 * Runs `count` processes on one port and restarts a process that dies, unless it exited by itself before
 * listening.
 */
export function runCluster(count: number): void {
  const listening = new Set<Worker>();
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  cluster.on('listening', (worker) => listening.add(worker));
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return;
    if (listening.delete(worker) || signal) return void cluster.fork();
    process.exitCode = code || 1;
    stop();
  });
  for (let started = 0; started < count; started += 1) cluster.fork();
  process.on('SIGINT', stop).on('SIGTERM', stop);
}
