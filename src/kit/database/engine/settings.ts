/**
 * Hands a finished piece of the log over, as far as the disk; the server repeats it until it succeeds. Relative to the
 * server's files, so that no folder's name reaches the shell.
 */
const handOver = "cp %p ../arsip-wal/.%f && sync ../arsip-wal/.%f && mv ../arsip-wal/.%f ../arsip-wal/%f && sync ../arsip-wal";

/** How far a restored database goes on from its backup, by the log in the folder `pulih-wal` beside its files. */
export interface Recovery {
  /** Up to this moment, or this point of the log; else as far as the log goes. */
  readonly until?: Date;
  readonly point?: string;
}

export const recoveryLog = "pulih-wal";

const recoverySettings = ({ until, point }: Recovery) => ({
  restore_command: `cp ../${recoveryLog}/%f %p`,
  recovery_target_action: "promote",
  ...(until ? { recovery_target_time: until.toISOString().replace("T", " ").replace("Z", "+00") } : {}),
  ...(point ? { recovery_target_name: point } : {}),
});

/** How our own server runs: safe first, then small. Given on the command line, so that no file can contradict them. */
export function settings(socketDirectory: string, durable: boolean, recovery: Recovery | undefined): string[] {
  const safe = durable ? "on" : "off";
  const values = {
    fsync: safe,
    full_page_writes: safe,
    synchronous_commit: safe,
    listen_addresses: "",
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: "0700",
    // After a crash: one call instead of a thousand, which on a busy disk took three seconds.
    ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
    max_connections: 200,
    shared_buffers: "48MB",
    work_mem: "4MB",
    maintenance_work_mem: "32MB",
    // Nobody has turning disks any more: with the default of 4 whole tables are read where an index leads to a few rows.
    random_page_cost: 1.1,
    max_wal_size: "256MB",
    min_wal_size: "32MB",
    // Tests keep nothing.
    ...(durable
      ? { wal_level: "replica", archive_mode: "on", archive_command: handOver, archive_timeout: "30s" }
      : { wal_level: "minimal" }),
    max_wal_senders: 0,
    max_worker_processes: 2,
    max_parallel_workers: 0,
    autovacuum_max_workers: 1,
    io_method: "sync",
    jit: "off",
    huge_pages: "off",
    log_min_messages: "warning",
    // What people typed must not end up in the log.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...(recovery ? recoverySettings(recovery) : {}),
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
