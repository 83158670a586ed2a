import { longText } from "#kit/register/fields.ts";
import { DialogAlasan } from "#modules/akun/index.tsx";
import type { BarisNomor } from "./kolom-nomor.tsx";

const alasan = longText({ label: "Alasan pembatalan", required: true, max: 500, hint: "Tersimpan di buku dan tercetak di buku agenda." });

/** Voiding is for good. */
export const PembatalanNomor = ({ nomor, onClose }: { readonly nomor: BarisNomor | null; readonly onClose: () => void }) => (
  <DialogAlasan
    ditanya={
      nomor && {
        judul: "Batalkan nomor ini?",
        akibat: `${nomor.nomor} tetap di buku sebagai nomor batal dan tidak diberikan lagi. Pembatalan tidak dapat dicabut.`,
        isi: { nomor: nomor.id },
        selesai: `Nomor ${nomor.nomor} dibatalkan`,
      }
    }
    alasan={alasan}
    tombol={["Batalkan nomor", "Membatalkan..."]}
    onClose={onClose}
  />
);
