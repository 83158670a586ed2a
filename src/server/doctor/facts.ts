import type { PlaceState } from "#kit/backup/targets/open-target.server.ts";
import type { ReplicaState } from "#kit/database/replica/replica.server.ts";
import type { QueueState, ScheduleState } from "#kit/jobs/jobs.server.ts";

/** What was found on the machine; judged elsewhere, so that judging needs no machine. */
export interface Facts {
  readonly now: Date;
  /** Of Node. */
  readonly version: string;
  readonly settings: SettingsFacts;
  readonly serving: ServingFacts;
  readonly disks: readonly DiskFacts[];
  readonly clock: ClockFacts;
  readonly keys: KeyFacts;
  readonly backups: BackupFacts;
  readonly mail: MailFacts;
  /** "stopped": our own database, which runs with the product alone. */
  readonly database: DatabaseFacts | Unread | "stopped";
}

/** What could not be looked at, and why. */
export interface Unread {
  readonly unread: string;
}

export interface SettingsFacts {
  readonly unknown: readonly string[];
  /** Connections that can be read on the way. */
  readonly unencrypted: readonly string[];
  readonly publicUrl: URL | undefined;
  readonly trustedProxies: readonly string[];
}

/** How the product answers who asks it; "stopped" when it does not run here. */
export type ServingFacts = "stopped" | Unread | { readonly ready: boolean; readonly lines: readonly string[] };

export interface DiskFacts {
  readonly title: string;
  /** Bytes and names that are left, of how many; `names` is 0 where the disk does not count them. */
  readonly room: Unread | { readonly free: number; readonly size: number; readonly freeNames: number; readonly names: number };
}

export interface ClockFacts {
  /** The newest moment that something on the disk or in the trail bears. */
  readonly newest: { readonly what: string; readonly at: Date } | null;
  /** Milliseconds by which the database's clock is ahead of ours; null when it was not asked. */
  readonly databaseAhead: number | null;
}

export interface KeyFacts {
  readonly folder: string;
  /** Empty when all keys are there, whole, and closed to others. */
  readonly faults: readonly { readonly sentence: string; readonly cure: string }[];
  readonly hasRecoveryKey: boolean;
}

export interface BackupFacts {
  readonly place: string;
  readonly placeState: PlaceState;
  /** Null: none is there. */
  readonly newest: Unread | { readonly name: string; readonly at: Date; readonly size: number } | null;
}

/** "none": no server is named. */
export type MailFacts = "none" | { readonly host: string; readonly refused: string | null };

export interface DatabaseFacts {
  readonly version: string;
  readonly size: number;
  readonly connections: number;
  readonly mostConnections: number;
  readonly isDurable: boolean;
  /** The server that screens are read from; null: none is named. */
  readonly replica: ReplicaState | null;
  /** Of the database's clock, compared with ours in the middle of asking. */
  readonly ahead: number;
  readonly newestLine: Date | null;
  /** Names of changes that the code has and the database has not. */
  readonly pending: readonly string[];
  /** Of changes that the database has and the code does not know. */
  readonly foreign: readonly string[];
  readonly jobs: QueueState | Unread;
  /** What each scheduled job did the last time. */
  readonly schedule: readonly ScheduleState[] | Unread;
  /** Null: there was none. */
  readonly rehearsal: { readonly at: Date; readonly whole: boolean } | null | Unread;
}

export const isUnread = (fact: unknown): fact is Unread => typeof fact === "object" && fact !== null && "unread" in fact;
