interface Wanted {
  /** BACKUP_TO. */
  readonly to: string | null;
  readonly dataDirectory: string;
}

/** Where backups go, without what stands before a host: names and passwords. */
export function titleOf({ to, dataDirectory }: Wanted): string {
  if (!to) return `${dataDirectory}/cadangan`;
  if (!URL.canParse(to)) return to;
  const { protocol, host, pathname } = new URL(to);
  return `${protocol}//${host}${pathname}`;
}
