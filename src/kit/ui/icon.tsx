import type { LucideIcon } from "lucide-react/types";

export type { LucideIcon };

/** Drawn beside words, so it is silent; a button without words gets its name from IconButton. */
export function Icon({ of: Drawing, small }: { readonly of: LucideIcon; readonly small?: boolean }) {
  return <Drawing className={small ? "ui-icon small" : "ui-icon"} />;
}
