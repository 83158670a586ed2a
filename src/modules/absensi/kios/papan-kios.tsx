import Delete from "lucide-react/icons/delete";
import LogIn from "lucide-react/icons/log-in";
import LogOut from "lucide-react/icons/log-out";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Arah } from "../pegawai/record-kehadiran.server.ts";

export interface KiosAnswer {
  readonly nama: string;
  readonly kalimat: string;
}

const angka = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const length = 6;
/** What somebody leaves behind is gone for the next person. */
const diamMs = 20_000;

/** A PIN by thumb or keys, and which way one goes. */
export function PapanKios({ onTercatat }: { readonly onTercatat: (jawaban: KiosAnswer) => void }) {
  const [pin, setPin] = useState("");
  const [arah, setArah] = useState<Arah>("masuk");
  const [salah, setSalah] = useState<string>();
  const isian = useRef<HTMLInputElement>(null);
  const { kirim, busy, ditolak } = useAction<KiosAnswer>((jawaban) => {
    setPin("");
    onTercatat(jawaban);
  });
  useEffect(() => {
    setSalah(ditolak?.sentence);
    // Without a network the same PIN is sent again; after an answer it does not lie about for the next person.
    if (ditolak && ditolak.kind !== "unavailable") setPin("");
    isian.current?.focus();
  }, [ditolak]);
  useClear(pin, () => setPin(""));
  const ketik = (baru: string) => {
    setSalah(undefined);
    setPin(baru.replace(/\D/g, "").slice(0, length));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const dituju: Arah = submitter instanceof HTMLButtonElement && submitter.value === "pulang" ? "pulang" : "masuk";
    if (busy) return;
    if (pin.length < length) return setSalah(`PIN Anda ${length} angka.`);
    setArah(dituju);
    const data = new FormData();
    data.set("pin", pin);
    data.set("arah", dituju);
    kirim(data);
  };
  return (
    <form method="post" noValidate className="kios-papan" onSubmit={submit}>
      <label htmlFor="pin">PIN Anda</label>
      <input
        ref={isian}
        id="pin"
        name="pin"
        type="password"
        inputMode="none"
        autoComplete="off"
        value={pin}
        onChange={({ target }) => ketik(target.value)}
        aria-invalid={salah ? true : undefined}
        aria-describedby="kabar-pin"
      />
      <p id="kabar-pin" role="alert" className={salah ? "ui-error" : undefined}>
        {salah ?? ""}
      </p>
      <div className="kios-angka">
        {angka.map((satu) => (
          <Button key={satu} onClick={() => ketik(pin + satu)}>
            {satu}
          </Button>
        ))}
        <Button look="quiet" onClick={() => ketik("")}>
          Ulang
        </Button>
        <Button onClick={() => ketik(`${pin}0`)}>0</Button>
        <Button look="quiet" icon={Delete} aria-label="Hapus satu angka" onClick={() => ketik(pin.slice(0, -1))} />
      </div>
      <div className="kios-arah">
        <Button type="submit" value="masuk" look="primary" icon={LogIn} busy={busy && arah === "masuk"} busyText="Mencatat...">
          Masuk
        </Button>
        <Button type="submit" value="pulang" icon={LogOut} busy={busy && arah === "pulang"} busyText="Mencatat...">
          Pulang
        </Button>
      </div>
    </form>
  );
}

function useClear(pin: string, kosongkan: () => void) {
  const sudahDiam = useEffectEvent(kosongkan);
  useEffect(() => {
    if (pin === "") return;
    const jeda = setTimeout(() => sudahDiam(), diamMs);
    return () => clearTimeout(jeda);
  }, [pin]);
}
