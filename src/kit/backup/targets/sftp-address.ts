/** Another machine that is reached over SSH, as BACKUP_TO and the settings beside it name it. */
export interface SftpAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | undefined;
  /** Without "/" before it, it begins in the home of the account there. */
  readonly folder: string;
  /** How OpenSSH writes the key that this machine alone holds, e.g. "SHA256:…". */
  readonly hostKey: string;
  /** A private key without a password. */
  readonly keyFile: string | undefined;
}

interface Proofs {
  readonly hostKey: string | undefined;
  readonly keyFile: string | undefined;
}

export const sftpForm = "sftp://akun@alamat:22/folder";

/** One address that says all, since it travels as one text. @returns null unless it is an address of this kind */
export function withProofs(to: string, { hostKey, keyFile }: Proofs): string | null {
  const url = sftpUrl(to);
  if (!url) return null;
  url.search = "";
  if (hostKey) url.searchParams.set("hostKey", hostKey);
  if (keyFile) url.searchParams.set("keyFile", keyFile);
  return url.href;
}

/** @param to as `withProofs` made it. @returns null when something of it is missing */
export function readSftpAddress(to: string): SftpAddress | null {
  const url = sftpUrl(to);
  const hostKey = url?.searchParams.get("hostKey");
  const [keyFile, password] = [url?.searchParams.get("keyFile") ?? undefined, decodeURIComponent(url?.password ?? "") || undefined];
  if (!url?.username || !hostKey || !(keyFile || password)) return null;
  const path = decodeURIComponent(url.pathname);
  return {
    ...{ host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port || 22), user: decodeURIComponent(url.username), password },
    ...{ folder: path.startsWith("/~/") ? path.slice(3) : path, hostKey, keyFile },
  };
}

function sftpUrl(to: string): URL | null {
  const url = URL.canParse(to) ? new URL(to) : null;
  return url?.protocol === "sftp:" && url.hostname && url.pathname.length > 1 ? url : null;
}
