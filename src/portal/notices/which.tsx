import { Link } from "react-router";

interface WhichProps {
  readonly unread: number;
  readonly onlyUnread: boolean;
}

/** All, or those that wait. */
export function Which({ unread, onlyUnread }: WhichProps) {
  return (
    <nav className="ui-tabs" aria-label="Notifikasi yang ditampilkan">
      <Link to="/notifikasi" aria-current={onlyUnread ? undefined : "page"} preventScrollReset>
        Semua
      </Link>
      <Link to="/notifikasi?belum=1" aria-current={onlyUnread ? "page" : undefined} preventScrollReset>
        Belum dibaca
        {unread > 0 && <small>{unread}</small>}
      </Link>
    </nav>
  );
}
