import Info from "lucide-react/icons/info";
import Pencil from "lucide-react/icons/pencil";
import { Icon } from "#kit/ui/icon.tsx";

/** The first note is shown where a list offers a pencil; the style sheet sees that, whatever the page and whenever its rows come. */
export function NoteBox() {
  return (
    <aside className="ui-note" aria-label="Catatan">
      <Icon of={Info} />
      <ol>
        <li className="note-pencil">
          Jika ada data yang salah diisi, klik ikon pensil <Icon of={Pencil} small /> di kolom tindakan.
        </li>
        <li>Selalu masuk pada jam kerja agar informasi Anda tetap terbaru.</li>
      </ol>
    </aside>
  );
}
