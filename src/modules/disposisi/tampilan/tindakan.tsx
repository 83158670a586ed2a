import { Sheet } from "#kit/ui/sheet.tsx";
import type { IsiCabang } from "../muat/muat.server.ts";
import { FormulirDisposisi } from "./formulir-disposisi.tsx";
import { Tanggapi } from "./tanggapi.tsx";

interface Props {
  readonly isi: IsiCabang;
  readonly onSelesai: (kalimat: string) => void;
}

/** What this person can do with the branch now. */
export function Tindakan({ isi: { cabang, calon, boleh }, onSelesai }: Props) {
  return (
    <>
      {boleh.tindak && (
        <Sheet title="Tindak lanjut">
          <Tanggapi
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
            <FormulirDisposisi {...{ calon, onSelesai, tempat: cabang.id, paling: cabang.batas }} aksi="teruskan" tombol="Teruskan" />
          </details>
          <details className="disposisi-pilih">
            <summary>Tutup tanpa jawaban</summary>
            <Tanggapi
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
          <Tanggapi
            cabangId={cabang.id}
            label="Yang masih kurang"
            tombol={[{ aksi: "kembalikan", nama: "Kembalikan" }]}
            onSelesai={onSelesai}
          />
        </Sheet>
      )}
      {boleh.tarik && (
        <Sheet title="Salah alamat?">
          <Tanggapi
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
