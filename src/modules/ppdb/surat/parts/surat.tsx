import { useState } from "react";
import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { Progress } from "#kit/ui/feedback/progress.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { usePolling } from "#kit/ui/feedback/use-polling.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { SuratContent } from "../load-surat.server.ts";

interface Props {
  readonly gelombang: string;
  readonly surat: SuratContent;
  readonly diumumkan: boolean;
  /** Whoever may decide about places. */
  readonly putuskan: boolean;
}

/** The head's decision about the result, and the families' letters that follow from it. */
export function SuratSheet({ gelombang, surat, diumumkan, putuskan }: Props) {
  const say = useToast();
  const [asked, setAsked] = useState(false);
  const [bernomor, setBernomor] = useState(false);
  const close = () => setAsked(false);
  const said = ({ pesan }: { readonly pesan: string }) => {
    say(pesan);
    close();
  };
  // Refused, the question closes as well: behind it stands why.
  const { kirim, busy, ditolak, dialog } = useAction(said, undefined, close);
  usePolling(surat.berjalan);
  const send = (aksi: "konsep" | "surat") => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ aksi, gelombang, bernomor: bernomor ? "ya" : "" })) form.set(name, value);
    if (!busy) kirim(form);
  };
  const { naskah, perlu, dibuat, berjalan } = surat;
  const mayBegin = putuskan && (naskah === null || (naskah.status === "ditandatangani" && !naskah.berlaku));
  const mayMake = putuskan && dibuat < perlu && !berjalan;
  return (
    <Sheet
      title="Surat keputusan"
      aside={
        naskah && <Tag tone={naskah.tone}>{naskah.berlaku || naskah.status !== "ditandatangani" ? naskah.label : "Tidak berlaku"}</Tag>
      }
    >
      <div className="ui-sheet-body seleksi-keputusan">
        {ditolak && (
          <p className="ui-error" role="alert">
            {ditolak.sentence}
          </p>
        )}
        <Decision surat={surat} />
        {naskah?.berlaku && !diumumkan && <p>Surat untuk setiap keluarga dibuat dengan sendirinya begitu hasil diumumkan.</p>}
        {perlu > 0 && <Progress label="Surat untuk keluarga" done={dibuat} total={perlu} />}
        {perlu > 0 && dibuat === perlu && (
          <p>Setiap keluarga dapat mengunduh suratnya di halaman statusnya. Panitia mencetaknya dari halaman calon siswa.</p>
        )}
        {(mayBegin || mayMake) && (
          <div className="ui-actions">
            {mayBegin && (
              <Button look="primary" busy={busy} onClick={() => setAsked(true)}>
                Buat konsep keputusan
              </Button>
            )}
            {mayMake && (
              <Button look="primary" busy={busy} onClick={() => send("surat")}>
                Buat surat keluarga
              </Button>
            )}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asked}
        title="Buat konsep keputusan?"
        confirm="Ya, buat konsep"
        busy={busy}
        onConfirm={() => send("konsep")}
        onClose={close}
      >
        Konsep Keputusan Kepala dengan daftar yang ditetapkan sebagai lampiran dikirim ke Tata Usaha untuk dilengkapi, diparaf, dan
        ditandatangani. Surat setiap keluarga merujuk nomor keputusan itu.
        <label className="seleksi-bernomor">
          <input type="checkbox" checked={bernomor} onChange={({ currentTarget }) => setBernomor(currentTarget.checked)} /> Beri juga setiap
          surat keluarga nomor sendiri dari buku surat keluar
        </label>
      </ConfirmDialog>
      {dialog}
    </Sheet>
  );
}

function Decision({ surat: { naskah, bacaNaskah } }: Pick<Props, "surat">) {
  if (!naskah) return <p>Keputusan Kepala tentang hasil seleksi belum dibuat.</p>;
  const { href, status, nomor, tanggal, berlaku } = naskah;
  const told = {
    draft: "Konsep ada di Tata Usaha untuk dilengkapi.",
    diajukan: "Konsep menunggu paraf.",
    diparaf: "Konsep menunggu tanda tangan Kepala Madrasah.",
    ditandatangani: `Keputusan nomor ${nomor ?? ""}${tanggal ? `, ${formatDay(tanggal, "long")}` : ""}.${berlaku ? "" : " Keputusan ini dibatalkan atau dicabut; surat keluarga tidak diberikan."}`,
  }[status];
  return (
    <p>
      {told} {bacaNaskah && <Link to={href}>Buka suratnya</Link>}
    </p>
  );
}
