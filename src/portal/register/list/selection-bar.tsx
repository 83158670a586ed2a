import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { useLocation } from "react-router";
import type { Register } from "#kit/register/register.ts";
import { ButtonLink, IconButton } from "#kit/ui/button.tsx";
import { listHref } from "../address.ts";
import type { useSelection } from "./use-selection.ts";

interface SelectionBarProps {
  readonly register: Register;
  readonly selection: ReturnType<typeof useSelection>;
}

export function SelectionBar({ register, selection }: SelectionBarProps) {
  const { search } = useLocation();
  if (!selection.some) return null;
  return (
    <section className="ui-selection" aria-label={`Tindakan untuk ${register.noun} terpilih`}>
      <b aria-live="polite">
        {selection.ids.length} {register.noun} dipilih
      </b>
      <ButtonLink icon={Trash2} to={listHref(register, search, { hapus: selection.ids })} preventScrollReset>
        Hapus
      </ButtonLink>
      <IconButton label="Batalkan pilihan" icon={X} onClick={selection.clear} />
    </section>
  );
}
