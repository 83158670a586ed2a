import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { type KeadaanAkun, keadaanAkun } from "./akun.ts";

const nada: Readonly<Record<KeadaanAkun, Tone>> = { aktif: "success", menunggu: "warning", nonaktif: "neutral" };

export const TandaKeadaan = ({ keadaan }: { readonly keadaan: KeadaanAkun }) => (
  <Tag tone={nada[keadaan]}>{keadaan === "menunggu" ? "Diundang" : keadaanAkun[keadaan]}</Tag>
);
