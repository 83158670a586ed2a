import { longText } from "#kit/register/fields.ts";
import { DialogAlasan, type Ditanya } from "#modules/akun/index.tsx";

const alasan = longText({ label: "Alasan pencabutan", required: true, max: 500, hint: "Tersimpan di jejak audit." });

/** Withdrawing is for good. */
export const Pencabutan = ({ dipilih, onClose }: { readonly dipilih: Ditanya | null; readonly onClose: () => void }) => (
  <DialogAlasan ditanya={dipilih} alasan={alasan} tombol={["Cabut", "Mencabut..."]} onClose={onClose} />
);
