import { longText } from "#kit/register/fields.ts";
import { ReasonDialog } from "#modules/akun/index.tsx";
import type { NomorRow } from "./nomor-columns.tsx";

const reason = longText({ label: "Alasan pembatalan", required: true, max: 500, hint: "Tersimpan di buku dan tercetak di buku agenda." });

/** Voiding is for good. */
export const NomorCancellation = ({ nomor, onClose }: { readonly nomor: NomorRow | null; readonly onClose: () => void }) => (
  <ReasonDialog
    ditanya={
      nomor && {
        judul: "Batalkan nomor ini?",
        akibat: `${nomor.nomor} tetap di buku sebagai nomor batal dan tidak diberikan lagi. Pembatalan tidak dapat dicabut.`,
        isi: { nomor: nomor.id },
        selesai: `Nomor ${nomor.nomor} dibatalkan`,
      }
    }
    alasan={reason}
    tombol={["Batalkan nomor", "Membatalkan..."]}
    onClose={onClose}
  />
);
