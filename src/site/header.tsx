import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import type { StoredPicture } from "#kit/media/picture.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { Pengaturan } from "#modules/profil/index.ts";
import { Brand } from "./brand.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { isCurrent, login, type Navigation, relation } from "./navigation.ts";

interface Props {
  readonly sekolah: Pengaturan;
  readonly logo: StoredPicture | null;
  readonly navigation: Navigation;
  readonly pathname: string;
}

export function Header({ sekolah, logo, navigation, pathname }: Props) {
  return (
    <>
      <header className="kepala">
        <div className="lebar">
          <Brand sekolah={sekolah} logo={logo} />
          <nav className="nav" aria-label="Utama">
            {navigation.utama.map(({ to, label }) => (
              <a key={to} href={to} rel={relation(to)} aria-current={isCurrent(to, pathname) ? "page" : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <a className="cari" href="/cari" aria-label="Cari di situs ini" aria-current={isCurrent("/cari", pathname) ? "page" : undefined}>
            <Icon of={Search} />
          </a>
          <a className="tbl emas masuk" href={login.to}>
            {login.label}
          </a>
          <button type="button" className="tbl terang buka" popoverTarget="menu">
            <Icon of={Menu} />
            Menu
          </button>
        </div>
      </header>
      <MobileMenu navigation={navigation} pathname={pathname} />
    </>
  );
}
