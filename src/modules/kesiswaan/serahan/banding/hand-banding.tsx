import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Handing } from "../hand-over/hand-over-dialog.tsx";
import { HandOverDialog } from "../hand-over/hand-over-on-demand.ts";

interface Props {
  /** Of the class that is filtered; "" for all. */
  readonly kelas: string;
  /** What it is called. */
  readonly sebutan: string;
}

/** Hands what differs on to the wali kelas of the class that is shown, or of every class. */
export function HandBanding({ kelas, sebutan }: Props) {
  const [handing, setHanding] = useState<Handing | null>(null);
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly pesan: string }>(({ pesan }) => {
    setHanding(null);
    say(pesan);
  });
  const send = (form: FormData) => {
    form.set("aksi", "serahkan");
    kirim(form);
  };
  return (
    <>
      <Button onClick={() => setHanding({ siswa: [], kelas, tentang: sebutan })}>Serahkan ke wali kelas</Button>
      <HandOverDialog
        open={handing !== null}
        handing={handing}
        title={`Serahkan perbedaan ${sebutan}?`}
        lead="Tiap wali kelas mendapat pemberitahuan dan melihat perbedaan kelasnya sendiri, untuk ditandai mana yang betul atau diperbaiki."
        {...{ busy, ditolak }}
        onSend={send}
        onClose={() => setHanding(null)}
      />
      {dialog}
    </>
  );
}
