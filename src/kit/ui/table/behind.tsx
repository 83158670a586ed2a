import X from "lucide-react/icons/x";
import { type ReactNode, useId } from "react";
import { IconButton } from "../button.tsx";
import { Icon, type LucideIcon } from "../icon.tsx";

interface Props {
  /** What the button says: "Saring". */
  readonly label: string;
  readonly icon: LucideIcon;
  /** So many of them are set. */
  readonly count?: number;
  readonly children: ReactNode;
}

/**
 * What stands open where there is room, and behind one button on a phone. The browser opens it, before any script of ours is there;
 * one that knows no popovers shows it open.
 */
export function Behind({ label, icon, count = 0, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className="ui-button ui-behind-key" popoverTarget={id} aria-haspopup="dialog">
        <Icon of={icon} />
        {label}
        {count > 0 && (
          <b className="ui-badge">
            {count}
            <span className="ui-hidden"> dipasang</span>
          </b>
        )}
      </button>
      <div id={id} popover="auto" className="ui-behind">
        <div className="ui-behind-head">
          <b>{label}</b>
          <IconButton label="Tutup" icon={X} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        {children}
      </div>
    </>
  );
}
