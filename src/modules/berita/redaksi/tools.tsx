import Bold from "lucide-react/icons/bold";
import Heading2 from "lucide-react/icons/heading-2";
import ImageIcon from "lucide-react/icons/image";
import Italic from "lucide-react/icons/italic";
import LinkIcon from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import Quote from "lucide-react/icons/quote";
import { useState } from "react";
import type { StoredPicture } from "#kit/media/picture.ts";
import { Button, IconButton } from "#kit/ui/button.tsx";
import { fieldId } from "#kit/ui/field/field-id.ts";
import type { LucideIcon } from "#kit/ui/icon.tsx";
import { PicturePicker } from "#kit/ui/media/picture-picker.tsx";

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

/** Buttons that put marks around what is selected in the text, or a picture of the library into it. */
export function Tool() {
  const [memilih, setMemilih] = useState(false);
  return (
    <div className="redaksi-alat" role="toolbar" aria-label="Alat tulis" aria-controls={fieldId("content")}>
      {marks.map((mark) => (
        <IconButton key={mark.label} look="plain" label={mark.label} icon={mark.icon} onClick={() => surround(mark)} />
      ))}
      <Button icon={ImageIcon} onClick={() => setMemilih(true)}>
        Sisipkan gambar
      </Button>
      <PicturePicker
        open={memilih}
        onClose={() => setMemilih(false)}
        onChoose={(picture) => {
          setMemilih(false);
          insertPicture(picture);
        }}
      />
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
