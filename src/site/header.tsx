import Menu from "lucide-react/icons/menu";
import { Icon } from "#kit/ui/icon.tsx";
import type { Pengaturan } from "#modules/profil/index.ts";
import { Brand } from "./brand.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { existing, isCurrent, login, navigation } from "./navigation.ts";

interface Props {
  readonly sekolah: Pengaturan;
  readonly open: readonly string[];
  readonly pathname: string;
}

export function Header({ sekolah, open, pathname }: Props) {
  return (
    <>
      <header className="kepala">
        <div className="lebar">
          <Brand sekolah={sekolah} />
          <nav className="nav" aria-label="Utama">
            {existing(navigation, open).map(({ to, label }) => (
              <a key={to} href={to} aria-current={isCurrent(to, pathname) ? "page" : undefined}>
                {label}
              </a>
            ))}
          </nav>
          {open.includes(login.to) ? (
            <a className="tbl emas masuk" href={login.to}>
              {login.label}
            </a>
          ) : null}
          <button type="button" className="tbl terang buka" popoverTarget="menu">
            <Icon of={Menu} />
            Menu
          </button>
        </div>
      </header>
      <MobileMenu open={open} pathname={pathname} />
    </>
  );
}
