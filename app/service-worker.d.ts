declare module "virtual:service-worker" {
  /** The worker's script, which needs the constant `config` before it. */
  export const worker: string;
  /** A worker that removes itself. */
  export const retiredWorker: string;
}
