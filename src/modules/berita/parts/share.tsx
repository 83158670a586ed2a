import Link2 from "lucide-react/icons/link-2";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Send from "lucide-react/icons/send";
import { Icon } from "#kit/ui/icon.tsx";

interface Props {
  readonly judul: string;
  /** Absolute address. */
  readonly alamat: string;
}

/** Ways to pass a page on. Each is a link of its own; copying appears where a script can do it. */
export function Share({ judul, alamat }: Props) {
  const [teks, url] = [encodeURIComponent(judul), encodeURIComponent(alamat)];
  return (
    <ul className="bagikan" aria-label="Bagikan">
      <li>
        <a className="tbl garis" href={`https://wa.me/?text=${teks}%20${url}`} rel="noopener">
          <Icon of={MessageCircle} />
          Bagikan lewat WhatsApp
        </a>
      </li>
      <li>
        <a
          className="tbl garis bulat"
          href={`https://t.me/share/url?url=${url}&text=${teks}`}
          rel="noopener"
          aria-label="Bagikan lewat Telegram"
        >
          <Icon of={Send} />
        </a>
      </li>
      <li>
        <a className="tbl garis bulat" href={`mailto:?subject=${teks}&body=${url}`} aria-label="Kirim lewat e-mail">
          <Icon of={Mail} />
        </a>
      </li>
      <li data-salin={alamat} hidden>
        <button type="button" className="tbl garis bulat" aria-label="Salin tautan">
          <Icon of={Link2} />
        </button>
      </li>
    </ul>
  );
}
