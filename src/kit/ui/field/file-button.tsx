import type { ComponentProps, ReactNode } from "react";

interface FileButtonProps extends Omit<ComponentProps<"input">, "type" | "className" | "children"> {
  readonly id: string;
  /** The class that its label has as a button: "tbl" of the site, "ui-button" of the portal. */
  readonly look: string;
  readonly children: ReactNode;
}

/**
 * Chooses a file without scripts too: the browser's own button would speak its own language. Where a form sends it (`required`) the name of
 * what was chosen stands beside it; what is taken as soon as it is chosen needs none.
 */
export function FileButton({ id, look, children, ...input }: FileButtonProps) {
  return (
    <span className="ui-choose">
      <input aria-invalid="false" {...input} id={id} type="file" />
      <label className={look} htmlFor={id}>
        {children}
      </label>
    </span>
  );
}
