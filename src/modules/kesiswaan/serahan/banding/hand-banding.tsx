import { useState } from "react";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Handing } from "../hand-over/hand-over-dialog.tsx";
import { HandOverDialog } from "../hand-over/hand-over-on-demand.ts";
import { serahanPath } from "../serahan.ts";
import { handable, handingSentence, type SerahanBanding, type SerahanKelas } from "./serahan-banding.ts";

interface Props {
  /** Of the class that is filtered; "" for all. */
  readonly kelas: string;
  /** What it is called. */
  readonly sebutan: string;
  readonly state: SerahanBanding;
}

/** Hands what differs on to the wali kelas of the class that is shown, or of every class that does not have it yet. */
export function HandBanding({ kelas, sebutan, state }: Props) {
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
  const { asked, given, held } = handable(state, kelas);
  const whole = given.length === asked.length ? sebutan : `${given.length} kelas`;
  if (given.length === 0) return held.length > 0 && <ButtonLink to={heldPath(held)}>Lihat penyerahan</ButtonLink>;
  return (
    <>
      <Button onClick={() => setHanding({ siswa: [], kelas, tentang: sebutan })}>Serahkan ke wali kelas</Button>
      <HandOverDialog
        open={handing !== null}
        handing={handing}
        title={`Serahkan perbedaan ${whole}?`}
        lead={handingSentence(state, kelas)}
        {...{ busy, ditolak }}
        onSend={send}
        onClose={() => setHanding(null)}
      />
      {dialog}
    </>
  );
}

const heldPath = ([one, ...others]: readonly SerahanKelas[]): string =>
  one?.serahan && others.length === 0 ? `${serahanPath}/${one.serahan.id}` : serahanPath;
