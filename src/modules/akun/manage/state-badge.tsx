import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { type AkunState, akunState } from "./akun.ts";

const tone: Readonly<Record<AkunState, Tone>> = { aktif: "success", menunggu: "warning", nonaktif: "neutral" };

export const StateBadge = ({ keadaan }: { readonly keadaan: AkunState }) => (
  <Tag tone={tone[keadaan]}>{keadaan === "menunggu" ? "Diundang" : akunState[keadaan]}</Tag>
);
