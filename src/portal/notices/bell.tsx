import Bell from "lucide-react/icons/bell";
import { Link } from "react-router";
import { ButtonLink } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { useUnread } from "./use-unread.ts";

const address = "/notifikasi";
const most = 99;

/** The bell of the top bar. */
export function BellLink() {
  const unread = useUnread();
  return (
    <Link
      to={address}
      className="ui-button quiet icon bell"
      title="Notifikasi"
      aria-label={unread > 0 ? `Notifikasi, ${unread} belum dibaca` : "Notifikasi"}
    >
      <Icon of={Bell} />
      {unread > 0 && (
        <span className="badge" aria-hidden="true">
          {short(unread)}
        </span>
      )}
    </Link>
  );
}

/** The same, with its word, in the greeting. */
export function NoticesButton() {
  const unread = useUnread();
  return (
    <ButtonLink to={address} icon={Bell} className="greeting-notices">
      Notifikasi
      {unread > 0 && (
        <span className="badge">
          {short(unread)}
          <span className="ui-hidden"> belum dibaca</span>
        </span>
      )}
    </ButtonLink>
  );
}

const short = (count: number): string => (count > most ? `${most}+` : String(count));
