import { Sheet } from "#kit/ui/sheet.tsx";
import type { CabangContent } from "../load/load.server.ts";
import { DisposisiForm } from "./disposisi-form.tsx";
import { Respond } from "./respond.tsx";

interface Props {
  readonly isi: CabangContent;
  readonly onSelesai: (kalimat: string) => void;
}

/** What this person can do with the branch now. */
export function Tindakan({ isi: { cabang, calon, kelompok, boleh }, onSelesai }: Props) {
  return (
    <>
      {boleh.tindak && (
        <Sheet title="Tindak lanjut">
          <Respond
            cabangId={cabang.id}
            label="Jawaban"
            hint="Apa yang sudah dikerjakan, atau apa hasilnya."
            berkas
            tombol={[
              { aksi: "jawab", nama: "Jawab dan selesaikan", look: "primary" },
              { aksi: "kabar", nama: "Kirim kabar saja" },
            ]}
            onSelesai={onSelesai}
          />
          <details className="disposisi-pilih">
            <summary>Teruskan kepada orang lain</summary>
            <DisposisiForm {...{ calon, kelompok, onSelesai, tempat: cabang.id, paling: cabang.batas }} aksi="teruskan" tombol="Teruskan" />
          </details>
          <details className="disposisi-pilih">
            <summary>Tutup tanpa jawaban</summary>
            <Respond
              cabangId={cabang.id}
              label="Catatan penutup"
              wajib={false}
              hint="Boleh dikosongkan, misalnya bila surat hanya untuk diketahui."
              tombol={[{ aksi: "tutup", nama: "Tutup disposisi" }]}
              onSelesai={onSelesai}
            />
          </details>
        </Sheet>
      )}
      {boleh.kembalikan && (
        <Sheet title="Belum cukup?">
          <Respond
            cabangId={cabang.id}
            label="Yang masih kurang"
            tombol={[{ aksi: "kembalikan", nama: "Kembalikan" }]}
            onSelesai={onSelesai}
          />
        </Sheet>
      )}
      {boleh.tarik && (
        <Sheet title="Salah alamat?">
          <Respond
            cabangId={cabang.id}
            label="Alasan menarik"
            hint="Yang sudah diteruskan ikut ditarik."
            tombol={[{ aksi: "tarik", nama: "Tarik disposisi", look: "danger" }]}
            onSelesai={onSelesai}
          />
        </Sheet>
      )}
    </>
  );
}
