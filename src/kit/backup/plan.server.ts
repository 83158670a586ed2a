import { createContext } from "react-router";
import type { DatabaseLocation } from "../database/connection/location.server.ts";
import type { FilePlace } from "./file-source.server.ts";

/** Everything that is backed up, and where to; plain values, since it is handed to a thread. */
export interface BackupPlan {
  /** As whoever serves. */
  readonly place: DatabaseLocation;
  /** Where our own server keeps its files; null for a server of others. */
  readonly directory: string | null;
  readonly dataDirectory: string;
  readonly keyFolder: string;
  readonly files: FilePlace;
  /** BACKUP_TO. */
  readonly to: string | null;
  readonly installation: string;
  readonly product: string;
}

/** For loaders and actions: `args.context.get(backupPlanContext)`. */
export const backupPlanContext = createContext<BackupPlan>();
