import type { Task } from "#kit/jobs/job.ts";

/** An import behind the scenes that ended, well or not. */
export const isOver = ({ state }: Task): boolean => state === "selesai" || state === "gagal";
