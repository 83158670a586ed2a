import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { freshKey } from "#kit/ui/form/draft.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { DetailContent } from "../load/detail.server.ts";
import type { Answer } from "../load/receive.server.ts";
import { type HasReason, WithReason } from "./with-reason.tsx";

interface Props {
  readonly isi: DetailContent;
  readonly onSelesai: (jawaban: Answer) => void;
}

type Step = "ajukan" | "paraf" | "tandatangan" | "hapus";

const step: Readonly<Record<Step, { readonly tombol: string; readonly tanya?: string; readonly ket?: string }>> = {
  ajukan: { tombol: "Ajukan untuk diparaf" },
  paraf: { tombol: "Paraf surat ini" },
  tandatangan: {
    tombol: "Tandatangani",
    tanya: "Tandatangani surat ini?",
    ket: "Nomor surat diberikan saat itu juga. Sesudah ditandatangani, isi surat tidak dapat diubah lagi.",
  },
  hapus: { tombol: "Hapus draf", tanya: "Yakin ingin menghapus draf ini?", ket: "Draf masih dapat dipulihkan dari tempat sampah." },
};
const beralasan: readonly HasReason[] = ["kembalikan", "batalkan"];

/** What this person can do with the letter now; nothing where nothing waits. Stays in the page, to hear what became of a step. */
export function Tindakan({ isi, onSelesai }: Props) {
  const { naskah, boleh, ditulisSendiri } = isi;
  const [ditanya, setDitanya] = useState<Step | null>(null);
  const [ditekan, setDitekan] = useState<Step | HasReason | null>(null);
  const { kirim, busy, ditolak, dialog } = useAction<Answer>(onSelesai);
  const kerjakan = (aksi: Step | HasReason, alasan = "") => {
    if (busy) return;
    const data = new FormData();
    for (const [nama, kata] of Object.entries({ aksi, alasan, versi: String(naskah.versi), kunci: freshKey() })) data.set(nama, kata);
    setDitanya(null);
    setDitekan(aksi);
    kirim(data);
  };
  const ada = (Object.keys(step) as Step[]).filter((aksi) => boleh[aksi]);
  const lain = beralasan.filter((aksi) => boleh[aksi]);
  if (ada.length === 0 && lain.length === 0 && !ditulisSendiri) return null;
  return (
    <Sheet title="Tindak lanjut">
      <div className="ui-sheet-body">
        {ditolak && !lain.some((aksi) => aksi === ditekan) && (
          <ErrorSummary title={ditolak.sentence} errors={ditolak.fields ?? {}} fields={{}} />
        )}
        {ditulisSendiri && <p className="ui-muted">Surat yang Anda tulis sendiri diparaf oleh orang lain.</p>}
        {ada.length > 0 && (
          <div className="ui-actions">
            {ada.map((aksi) => (
              <Button
                key={aksi}
                look={aksi === "hapus" ? "quiet" : "primary"}
                busy={busy && ditekan === aksi}
                onClick={() => (step[aksi].tanya ? setDitanya(aksi) : kerjakan(aksi))}
              >
                {step[aksi].tombol}
              </Button>
            ))}
          </div>
        )}
        {lain.map((aksi) => (
          <WithReason
            key={aksi}
            aksi={aksi}
            busy={busy && ditekan === aksi}
            ditolak={ditekan === aksi ? ditolak : undefined}
            onKirim={(alasan) => kerjakan(aksi, alasan)}
          />
        ))}
      </div>
      <Pertanyaan aksi={ditanya} onYa={kerjakan} onTidak={() => setDitanya(null)} />
      {dialog}
    </Sheet>
  );
}

interface PertanyaanProps {
  readonly aksi: Step | null;
  readonly onYa: (aksi: Step) => void;
  readonly onTidak: () => void;
}

function Pertanyaan({ aksi, onYa, onTidak }: PertanyaanProps) {
  const { tanya = "", tombol = "", ket } = aksi ? step[aksi] : {};
  return (
    <ConfirmDialog
      open={aksi !== null}
      title={tanya}
      confirm={tombol}
      danger={aksi === "hapus"}
      onConfirm={() => aksi && onYa(aksi)}
      onClose={onTidak}
    >
      {ket}
    </ConfirmDialog>
  );
}
