import { useEffect, useRef } from "react";
import { Icon } from "./icons.tsx";
import type { Trouble } from "./problem.tsx";

interface WaitingProps {
  readonly problem: Trouble;
  readonly sending: boolean;
  readonly again: () => void;
  /** Empties the form for another child; absent where the browser did not keep this one. */
  readonly another: (() => void) | undefined;
}

export function Waiting({ problem, sending, again, another }: WaitingProps) {
  const box = useRef<HTMLDivElement>(null);
  // It is larger than the short words that stood in its place: with its beginning in view the button below it is in view too.
  useEffect(() => {
    box.current?.scrollIntoView();
  }, []);
  return (
    <div ref={box} className="awas" role="alert" id="menunggu">
      <Icon name="cut" />
      <div>
        <b>{problem.sentence} Pendaftaran Anda menunggu dikirim.</b>
        <p>
          {another
            ? "Isian Anda tersimpan di perangkat ini. Begitu sambungan kembali, kami mengirimnya lagi, juga bila halaman ini ditutup lalu dibuka lagi. Tidak akan tercatat dua kali."
            : "Perangkat ini tidak mengizinkan penyimpanan: jangan tutup halaman ini. Begitu sambungan kembali, kami mengirimnya lagi. Tidak akan tercatat dua kali."}
        </p>
        <p className="baris">
          <button type="button" className="tbl" onClick={again} disabled={sending}>
            {sending ? "Mengirim..." : "Coba lagi"}
          </button>
          {another ? (
            <button type="button" className="tbl garis" onClick={another}>
              Daftarkan calon siswa lain
            </button>
          ) : null}
        </p>
      </div>
    </div>
  );
}
