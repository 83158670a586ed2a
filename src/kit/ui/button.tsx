import LoaderCircle from "lucide-react/icons/loader-circle";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Icon, type LucideIcon } from "./icon.tsx";

export type ButtonLook = "plain" | "primary" | "danger" | "quiet";

interface Look {
  readonly look?: ButtonLook;
  readonly icon?: LucideIcon;
}

export type ButtonProps = Look &
  ComponentProps<"button"> & {
    /** Work is under way: a second press does nothing, focus stays. */
    readonly busy?: boolean;
    /** What the button says meanwhile, e.g. "Menyimpan...". */
    readonly busyText?: string;
  };

export function Button({ look = "plain", icon, busy, busyText, children, type = "button", className, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button {...rest} type={type} className={classes(look, className)} onClick={press} {...(busy && busyState)}>
      {busy ? <Icon of={LoaderCircle} /> : icon && <Icon of={icon} />}
      {busy && busyText ? busyText : children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, "children" | "icon"> {
  /** The name of the button for everybody, also shown as its tip. */
  readonly label: string;
  readonly icon: LucideIcon;
}

export function IconButton({ label, className, look = "quiet", ...rest }: IconButtonProps) {
  return <Button {...rest} look={look} className={join("icon", className)} aria-label={label} title={rest.title ?? label} />;
}

export function ButtonLink({ look = "plain", icon, children, className, ...rest }: Look & LinkProps & { readonly children: ReactNode }) {
  return (
    <Link {...rest} className={classes(look, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}

/** A link that looks like an icon button, e.g. the pencil of a row. */
export function IconLink({
  label,
  icon,
  className,
  ...rest
}: Omit<LinkProps, "children"> & { readonly label: string; readonly icon: LucideIcon }) {
  return (
    <Link {...rest} className={classes("quiet", join("icon", className))} aria-label={label} title={label}>
      <Icon of={icon} />
    </Link>
  );
}

const busyState = { "aria-busy": true, "aria-disabled": true } as const;
const join = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(" ");
const classes = (look: ButtonLook, more: string | undefined) => join("ui-button", look === "plain" ? undefined : look, more);
