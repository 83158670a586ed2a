import type { Right } from "../access/access.ts";

/** Who is told: these accounts, or everybody whose role gives the right, or one of them, over all rows, the one who acts left out. */
export type Recipients = { readonly accounts: readonly string[] } | { readonly right: Right | readonly Right[] };

export interface Notice {
  readonly to: Recipients;
  /** What it is about, e.g. "impor-selesai": a name for programs. */
  readonly kind: string;
  /** One plain sentence; the only part that also travels by e-mail. */
  readonly title: string;
  readonly body?: string;
  /** Where it leads: an address of this site, e.g. "/administration/agenda". */
  readonly link: string;
  /** Whoever has not read the last one of this kind gets no second: what comes often is told once. */
  readonly gather?: true;
}

/** One notice as its reader sees it. */
export interface ReceivedNotice {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string | null;
  readonly link: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}
