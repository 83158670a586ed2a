import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className="ui-error" id={id}>
      <Icon of={CircleAlert} small />
      <span>{children}</span>
    </p>
  );
}
