import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { ScannedCode } from "../receipt-codes/receipt-code";
import type { ImageFormat, ImageRequest } from "./image-request.server";
import workerText from "./image-worker.js?raw";

export type ImageType = "image/avif" | "image/webp" | "image/png" | "image/jpeg";
export type EncodedImage = { bytes: Buffer; type: ImageType };

/** A picture to resize, or a photo of a receipt to straighten and to read the codes in. */
export type Task =
  | { source: Buffer; wanted: Omit<ImageRequest, "source">; format: ImageFormat }
  | { source: Buffer; isReceipt: true };
/** `codes` of a receipt are null if the reader failed. */
export type Done = { image: EncodedImage; codes?: ScannedCode[] | null };
/** The worker's input and output. `memory` is the worker's memory in bytes. */
export type Job = Task & { id: number };
export type JobAnswer = { id: number; memory: number } & (
  | Done
  | { problem: string; reason?: PictureProblem | undefined }
);
/** What is wrong with a picture that could be read otherwise. */
export type PictureProblem = "too_many_pixels";

type Worker = {
  process: ChildProcess;
  waiting: Map<number, { resolve: (done: Done) => void; reject: (error: Error) => void }>;
};

export type ResizerLimits = { jobMs: number; idleMs: number; memoryBytes: number };
const defaultLimits: ResizerLimits = { jobMs: 15_000, idleMs: 20_000, memoryBytes: 300 * 1024 * 1024 };

/** The process ended before this picture was resized, because of this or another picture. */
export class ResizingAborted extends Error {
  override readonly name = "DrawingLost";
}

/** This picture can't be decoded, or may not be. */
export class PictureRefused extends Error {
  override readonly name = "PictureRefused";
  constructor(
    message: string,
    readonly reason?: PictureProblem,
  ) {
    super(message);
  }
}

export type ImageResizer = ReturnType<typeof createImageResizer>;

/**
 * Resizes pictures in a process of its own: its memory (hundreds of megabytes for a large AVIF, released late) and
 * crashes of the image library don't affect the pages. The process starts with the first picture, ends when idle, and
 * is replaced when it has grown or hangs.
 */
export function createImageResizer(limits: ResizerLimits = defaultLimits) {
  const { resolve: pathOf } = createRequire(import.meta.url);
  const packages = [
    pathToFileURL(pathOf("sharp")).href,
    pathToFileURL(pathOf("zxing-wasm/reader")).href,
    pathOf("zxing-wasm/reader/zxing_reader.wasm"),
  ];
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function startWorker(): Worker {
    const child = spawn(process.execPath, ["--input-type=module", "-e", workerText, ...packages], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      serialization: "advanced",
      env: workerEnvironment(),
    });
    const started: Worker = { process: child, waiting: new Map() };
    child.on("message", (answer: JobAnswer) => settle(started, answer));
    child.on("error", (error) => abandon(started, new ResizingAborted(error.message)));
    child.on("exit", (code, signal) =>
      abandon(started, new ResizingAborted(`The resizing process ended (${signal ?? code})`)),
    );
    // An idle worker must not keep the site from exiting.
    child.unref();
    child.channel?.unref();
    return started;
  }

  function settle(from: Worker, answer: JobAnswer) {
    const waiter = from.waiting.get(answer.id);
    from.waiting.delete(answer.id);
    if ("image" in answer) {
      const bytes = Buffer.from(answer.image.bytes);
      waiter?.resolve({ ...answer, image: { ...answer.image, bytes } });
    } else waiter?.reject(new PictureRefused(answer.problem, answer.reason));
    if (from === worker && answer.memory > limits.memoryBytes) worker = null;
    if (from.waiting.size > 0) return;
    if (from !== worker) return endWorker(from);
    idle = setTimeout(() => {
      worker = null;
      endWorker(from);
    }, limits.idleMs);
    idle.unref();
  }

  function abandon(gone: Worker, error: Error) {
    if (gone === worker) worker = null;
    for (const { reject } of gone.waiting.values()) reject(error);
    gone.waiting.clear();
  }

  /** The worker ends by itself when its channel closes. */
  function endWorker(ended: Worker) {
    if (ended.process.connected) ended.process.disconnect();
  }

  async function run(task: Task): Promise<Done> {
    clearTimeout(idle);
    worker ??= startWorker();
    const current = worker;
    const id = ++lastId;
    const job: Job = { id, ...task };
    const hang = setTimeout(() => current.process.kill("SIGKILL"), limits.jobMs);
    try {
      return await new Promise<Done>((resolve, reject) => {
        current.waiting.set(id, { resolve, reject });
        current.process.send(job, (error) => error && reject(new ResizingAborted(error.message)));
      });
    } finally {
      clearTimeout(hang);
    }
  }

  return {
    async resize(
      source: Buffer,
      { ratio, fit, focus, width }: Omit<ImageRequest, "source">,
      format: ImageFormat,
    ): Promise<EncodedImage> {
      return (await run({ source, wanted: { ratio, fit, focus, width }, format })).image;
    },
    /** A photo as an upright JPEG without metadata, large enough to be read, and the codes in it. */
    async readReceipt(source: Buffer): Promise<{ image: EncodedImage; codes: ScannedCode[] | null }> {
      const { image, codes = null } = await run({ source, isReceipt: true });
      return { image, codes };
    },
    /** The worker's process id, or null. */
    pid: () => worker?.process.pid ?? null,
    close: () => {
      clearTimeout(idle);
      if (worker) endWorker(worker);
      worker = null;
    },
  };
}

/**
 * The worker parses untrusted files, so its environment holds only what it needs. With two pictures at once, more
 * malloc arenas would only fragment freed memory.
 */
function workerEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { NODE_ENV, PATH, HOME, TMPDIR, SystemRoot, UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" };
}
