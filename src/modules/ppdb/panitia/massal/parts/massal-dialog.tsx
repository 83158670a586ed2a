import { useState } from "react";
import { Dialog } from "#kit/ui/dialog.tsx";
import type { Verifikator } from "../../verifikator.server.ts";
import type { Selesai } from "../apply.server.ts";
import type { Pratinjau } from "../preview.server.ts";
import { tellForm } from "../tell-form.ts";
import { Ask } from "./ask.tsx";
import { Confirm } from "./confirm.tsx";
import { Finished } from "./finished.tsx";

export interface Terpilih {
  readonly ids: readonly string[];
  /** All that the list shows, instead of these. */
  readonly semua: boolean;
  readonly banyak: number;
}

interface Props {
  readonly open: boolean;
  readonly terpilih: Terpilih;
  readonly verifikators: readonly Verifikator[];
  readonly onClose: () => void;
  /** Something was done: nothing is chosen any more. */
  readonly onDone: () => void;
}

/** Something that is said of many: what, then who changes and who does not, then what came of it. */
export function MassalDialog({ open, terpilih, verifikators, onClose, onDone }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Tindakan untuk yang dipilih"
      // Once it is done nothing is chosen any more.
      lead={terpilih.banyak > 0 && `${terpilih.banyak.toLocaleString("id-ID")} pendaftaran`}
    >
      {open && <Steps {...{ terpilih, verifikators, onClose, onDone }} />}
    </Dialog>
  );
}

function Steps({ terpilih, verifikators, onClose, onDone }: Omit<Props, "open">) {
  const [seen, setSeen] = useState<{ readonly pratinjau: Pratinjau; readonly form: FormData } | null>(null);
  const [before, setBefore] = useState<FormData | null>(null);
  const [done, setDone] = useState<Selesai | null>(null);
  if (done && seen) return <Finished selesai={done} pratinjau={seen.pratinjau} onClose={onClose} />;
  if (!seen) return <Ask {...{ terpilih, verifikators, before, onClose }} onSeen={(pratinjau, form) => setSeen({ pratinjau, form })} />;
  const finish = (selesai: Selesai) => {
    setDone(selesai);
    onDone();
  };
  const goBack = () => {
    setBefore(seen.form);
    setSeen(null);
  };
  return <Confirm {...seen} rincian={tellForm(seen.form, verifikators)} onBack={goBack} onDone={finish} />;
}
