import { longText } from "#kit/register/fields.ts";
import { type Ditanya, ReasonDialog } from "#modules/akun/index.tsx";

const reason = longText({ label: "Alasan pencabutan", required: true, max: 500, hint: "Tersimpan di jejak audit." });

/** Withdrawing is for good. */
export const Revocation = ({ dipilih, onClose }: { readonly dipilih: Ditanya | null; readonly onClose: () => void }) => (
  <ReasonDialog ditanya={dipilih} alasan={reason} tombol={["Cabut", "Mencabut..."]} onClose={onClose} />
);
