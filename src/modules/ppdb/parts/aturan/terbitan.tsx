import { useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { longText } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
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

/** Publishing the rules, the versions there are, and the way to change what is published. */
export function TerbitanSheet({ terbitan: { versi, perubahan }, bolehUbah }: { readonly terbitan: Terbitan; readonly bolehUbah: boolean }) {
  const say = useToast();
  const [asked, setAsked] = useState<Ditanya | null>(null);
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const publish = () => {
    const form = new FormData();
    form.set("aksi", "terbitkan");
    if (!busy) kirim(form);
  };
  const locked = versi.length > 0 && perubahan === null;
  return (
    <Sheet title="Lembar aturan">
      <div className="ui-sheet-body">
        {ditolak && <p className="ui-error">{ditolak.sentence}</p>}
        {versi.length === 0 && (
          <p>Belum diterbitkan. Terbitkan sebelum pendaftaran dibuka; sesudah itu aturan hanya berubah dengan alasan.</p>
        )}
        {perubahan && <p>Aturan sedang diubah. Alasan: {perubahan}</p>}
        <ul>
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
              <Button look="primary" busy={busy} onClick={publish}>
                {versi.length === 0 ? "Terbitkan aturan" : "Terbitkan versi baru"}
              </Button>
            )}
          </p>
        )}
      </div>
      <ReasonDialog ditanya={asked} alasan={reason} tombol={["Buka perubahan", "Membuka..."]} onClose={() => setAsked(null)} />
      {dialog}
    </Sheet>
  );
}
