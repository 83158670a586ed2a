import Bold from "lucide-react/icons/bold";
import Heading2 from "lucide-react/icons/heading-2";
import ImageIcon from "lucide-react/icons/image";
import Italic from "lucide-react/icons/italic";
import LinkIcon from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import Quote from "lucide-react/icons/quote";
import type { StoredPicture } from "#kit/media/picture.ts";
import { pictureUrl } from "#kit/media/picture.ts";
import { fieldId } from "#kit/ui/field/field-id.ts";
import { Icon, type LucideIcon } from "#kit/ui/icon.tsx";

interface Mark {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly before: string;
  readonly after: string;
  readonly sample: string;
}

const marks: readonly Mark[] = [
  { label: "Tebal", icon: Bold, before: "**", after: "**", sample: "teks tebal" },
  { label: "Miring", icon: Italic, before: "*", after: "*", sample: "teks miring" },
  { label: "Judul bagian", icon: Heading2, before: "\n\n## ", after: "\n\n", sample: "Judul bagian" },
  { label: "Daftar", icon: List, before: "\n\n- ", after: "\n- ", sample: "butir pertama" },
  { label: "Kutipan", icon: Quote, before: "\n\n> ", after: "\n\n", sample: "Kata seseorang" },
  { label: "Tautan", icon: LinkIcon, before: "[", after: "](https://)", sample: "teks tautan" },
];

/** Buttons that put marks around what is selected in the text. */
export function Alat({ pustaka }: { readonly pustaka: readonly StoredPicture[] }) {
  return (
    <div className="redaksi-alat" role="toolbar" aria-label="Alat tulis" aria-controls={fieldId("content")}>
      {marks.map((mark) => (
        <button key={mark.label} type="button" title={mark.label} aria-label={mark.label} onClick={() => surround(mark)}>
          <Icon of={mark.icon} />
        </button>
      ))}
      <details>
        <summary>
          <Icon of={ImageIcon} /> Sisipkan gambar
        </summary>
        <ul className="redaksi-pustaka">
          {pustaka.map((one) => (
            <li key={one.id}>
              <button type="button" aria-label={`Sisipkan: ${one.alt}`} onClick={() => insertPicture(one)}>
                <img src={pictureUrl(one, 200)} alt="" width="120" height="80" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
        {pustaka.length === 0 ? <p className="ui-muted">Pustaka gambar masih kosong.</p> : null}
      </details>
    </div>
  );
}

const insertPicture = ({ id, alt }: StoredPicture): void =>
  surround({ before: "\n\n![", after: `](gambar:${id})\n\n`, sample: alt.replace(/[[\]\n]/g, " ") });

function surround({ before, after, sample }: Pick<Mark, "before" | "after" | "sample">): void {
  const box = document.getElementById(fieldId("content"));
  if (!(box instanceof HTMLTextAreaElement)) return;
  const chosen = box.value.slice(box.selectionStart, box.selectionEnd) || sample;
  const start = box.selectionStart + before.length;
  box.setRangeText(before + chosen + after, box.selectionStart, box.selectionEnd, "end");
  box.setSelectionRange(start, start + chosen.length);
  box.focus();
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
