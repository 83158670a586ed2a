import { useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { longText } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Ditanya, ReasonDialog, useAction } from "#modules/akun/index.tsx";
import type { Terbitan } from "../../jalur/lembar-aturan.server.ts";
import { lembarPath } from "../../paths.ts";

const reason = longText({ label: "Alasan", required: true, max: 300, hint: "Tampil di halaman Info PPDB." });

const question: Ditanya = {
  judul: "Buka perubahan aturan?",
  akibat: "Aturan yang sudah terbit dapat diubah lagi. Alasan Anda langsung tampil di situs, dan tetap tertulis pada versi berikutnya.",
  isi: { aksi: "ubah" },
  selesai: "Perubahan aturan dibuka",
};

interface Props {
  readonly terbitan: Terbitan;
  /** How many sentences wait above that somebody should look at first. */
  readonly perhatian: number;
  readonly bolehUbah: boolean;
}

/** Publishing the rules, the versions there are, and the way to change what is published. */
export function TerbitanSheet({ terbitan: { versi, perubahan }, perhatian, bolehUbah }: Props) {
  const say = useToast();
  const [asked, setAsked] = useState<Ditanya | null>(null);
  const [sure, setSure] = useState(false);
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const publish = () => {
    const form = new FormData();
    form.set("aksi", "terbitkan");
    setSure(false);
    if (!busy) kirim(form);
  };
  const publishing = versi.length === 0 ? "Terbitkan aturan" : "Terbitkan versi baru";
  const locked = versi.length > 0 && perubahan === null;
  return (
    <Sheet title="Lembar aturan">
      <div className="ui-sheet-body">
        {ditolak && <p className="ui-error">{ditolak.sentence}</p>}
        {versi.length === 0 && (
          <p>Belum diterbitkan. Terbitkan sebelum pendaftaran dibuka; sesudah itu aturan hanya berubah dengan alasan.</p>
        )}
        {perubahan && <p>Aturan sedang diubah. Alasan: {perubahan}</p>}
        <ul className="ui-points">
          {versi.map(({ id, nomor, sidik, alasan, diterbitkanPada }) => (
            <li key={id}>
              <a href={`${lembarPath}/${id}`}>Versi {nomor}</a>, {formatMoment(diterbitkanPada)}
              {alasan ? `. Alasan: ${alasan}` : ""} <small>SHA-256 {sidik.slice(0, 16)}…</small>
            </li>
          ))}
        </ul>
        {bolehUbah && (
          <p>
            {locked ? (
              <Button onClick={() => setAsked(question)}>Buka perubahan</Button>
            ) : (
              <Button look="primary" busy={busy} onClick={() => setSure(true)}>
                {publishing}
              </Button>
            )}
          </p>
        )}
      </div>
      <ReasonDialog ditanya={asked} alasan={reason} tombol={["Buka perubahan", "Membuka..."]} onClose={() => setAsked(null)} />
      <ConfirmDialog
        open={sure}
        title={`${publishing}?`}
        confirm="Terbitkan"
        busy={busy}
        onConfirm={publish}
        onClose={() => setSure(false)}
      >
        {perhatian > 0 && `Masih ada ${perhatian} hal yang perlu dilihat di halaman ini. `}
        Lembarnya tampil di situs dengan sidiknya. Sesudah itu aturan hanya berubah dengan alasan yang tampil juga.
      </ConfirmDialog>
      {dialog}
    </Sheet>
  );
}
