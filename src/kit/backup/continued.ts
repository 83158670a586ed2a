/** In the target: what is shipped between two archives, the log (`<run>/wal/`) and new files (`<run>/berkas/`). */
export const continuedFolder = (installation: string): string => `sesudah/${installation}/`;
