import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { freshKey } from "#kit/ui/form/draft.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAksi } from "#modules/akun/index.tsx";
import type { IsiRincian } from "../muat/rincian.server.ts";
import type { Jawaban } from "../muat/terima.server.ts";
import { DenganAlasan } from "./dengan-alasan.tsx";

interface Props {
  readonly isi: IsiRincian;
  readonly onSelesai: (jawaban: Jawaban) => void;
}

type Langkah = "ajukan" | "paraf" | "tandatangan" | "hapus";

const langkah: Readonly<Record<Langkah, { readonly tombol: string; readonly tanya?: string; readonly ket?: string }>> = {
  ajukan: { tombol: "Ajukan untuk diparaf" },
  paraf: { tombol: "Paraf surat ini" },
  tandatangan: {
    tombol: "Tandatangani",
    tanya: "Tandatangani surat ini?",
    ket: "Nomor surat diberikan saat itu juga. Sesudah ditandatangani, isi surat tidak dapat diubah lagi.",
  },
  hapus: { tombol: "Hapus draf", tanya: "Yakin ingin menghapus draf ini?", ket: "Draf masih dapat dipulihkan dari tempat sampah." },
};

/** What this person can do with the letter now; nothing where nothing waits. */
export function Tindakan({ isi, onSelesai }: Props) {
  const { naskah, boleh, ditulisSendiri } = isi;
  const [ditanya, tanya] = useState<Langkah | null>(null);
  const { kirim, busy, ditolak, dialog } = useAksi<Jawaban>(onSelesai);
  const kerjakan = (aksi: Langkah) => {
    const data = new FormData();
    for (const [nama, kata] of Object.entries({ aksi, versi: String(naskah.versi), kunci: freshKey() })) data.set(nama, kata);
    tanya(null);
    kirim(data);
  };
  const ada = (Object.keys(langkah) as Langkah[]).filter((aksi) => boleh[aksi]);
  if (ada.length === 0 && !boleh.kembalikan && !boleh.batalkan && !ditulisSendiri) return null;
  return (
    <Sheet title="Tindak lanjut">
      <div className="ui-sheet-body">
        {ditolak && <Tolakan kalimat={ditolak.sentence} salah={ditolak.fields ?? {}} />}
        {ditulisSendiri && <p className="ui-muted">Surat yang Anda tulis sendiri diparaf oleh orang lain.</p>}
        {ada.length > 0 && (
          <div className="ui-actions">
            {ada.map((aksi) => (
              <Button
                key={aksi}
                look={aksi === "hapus" ? "quiet" : "primary"}
                busy={busy}
                onClick={() => (langkah[aksi].tanya ? tanya(aksi) : kerjakan(aksi))}
              >
                {langkah[aksi].tombol}
              </Button>
            ))}
          </div>
        )}
        {boleh.kembalikan && <DenganAlasan naskah={naskah} aksi="kembalikan" onSelesai={onSelesai} />}
        {boleh.batalkan && <DenganAlasan naskah={naskah} aksi="batalkan" onSelesai={onSelesai} />}
      </div>
      <ConfirmDialog
        open={ditanya !== null}
        title={ditanya ? (langkah[ditanya].tanya ?? "") : ""}
        confirm={ditanya ? langkah[ditanya].tombol : ""}
        danger={ditanya === "hapus"}
        onConfirm={() => ditanya && kerjakan(ditanya)}
        onClose={() => tanya(null)}
      >
        {ditanya && langkah[ditanya].ket}
      </ConfirmDialog>
      {dialog}
    </Sheet>
  );
}

const Tolakan = ({ kalimat, salah }: { readonly kalimat: string; readonly salah: Readonly<Record<string, string>> }) => (
  <div className="ui-problems" role="alert">
    <h2>{kalimat}</h2>
    <ul>
      {Object.entries(salah).map(([nama, satu]) => (
        <li key={nama}>{satu}</li>
      ))}
    </ul>
  </div>
);
