import type { ReactNode } from "react";

export type Tone = "neutral" | "success" | "warning" | "danger" | "info";

/** A state in one or two words. */
export function Tag({ tone = "neutral", children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={tone === "neutral" ? "ui-tag" : `ui-tag ${tone}`}>{children}</span>;
}

/** A count that waits. `meaning` says what is counted to those who cannot see where it stands. */
export function Badge({ count, meaning }: { readonly count: number; readonly meaning?: string }) {
  return (
    <span className="ui-badge">
      {count > 99 ? "99+" : count}
      {meaning && <span className="ui-hidden"> {meaning}</span>}
    </span>
  );
}
