import X from "lucide-react/icons/x";
import { Icon } from "#kit/ui/icon.tsx";
import { isCurrent, login, type Navigation, relation } from "./navigation.ts";

interface Props {
  readonly navigation: Navigation;
  readonly pathname: string;
}

/** A native popover: opens, closes with Escape or a tap beside it, and works without a script. */
export function MobileMenu({ navigation, pathname }: Props) {
  const buttons = [...navigation.kaki.slice(0, 1), login];
  return (
    <div className="menu" id="menu" popover="auto" role="dialog" aria-label="Menu">
      <div className="menu-atas">
        <b>Menu</b>
        <button type="button" className="tbl garis bulat" popoverTarget="menu" popoverTargetAction="hide" aria-label="Tutup menu">
          <Icon of={X} />
        </button>
      </div>
      <div className="pita" />
      <nav aria-label="Menu ponsel">
        <ul className="menu-daftar">
          {[...navigation.utama, ...navigation.menu].map(({ to, label }) => (
            <li key={to}>
              <a href={to} rel={relation(to)} aria-current={isCurrent(to, pathname) ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="baris">
        {buttons.map(({ to, label }, index) => (
          <a key={to} className={index === 0 ? "tbl" : "tbl garis"} href={to}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
