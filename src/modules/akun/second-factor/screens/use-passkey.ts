import { useEffect, useState } from "react";

type Pustaka = typeof import("@simplewebauthn/browser");

/** Whether this browser can speak with passkeys; known once the page is alive. */
export function useSupportsPasskey(): boolean {
  const [mampu, setMampu] = useState(false);
  useEffect(() => setMampu(typeof globalThis.PublicKeyCredential === "function"), []);
  return mampu;
}

export const askCancelled =
  "Kunci sandi belum terpakai: permintaannya dibatalkan, waktunya habis, atau perangkat ini belum menyimpan kunci sandi untuk situs ini. Coba lagi, atau pakai cara lain.";
export const installCancelled =
  "Kunci sandi belum tersimpan: permintaannya dibatalkan atau waktunya habis. Coba lagi, atau pakai cara lain.";

/** Speaks with the device: one conversation at a time, and a sentence when it comes to nothing. */
export function usePasskey(bicara: (pustaka: Pustaka) => Promise<void>, cancelled = askCancelled) {
  const [keadaan, setKeadaan] = useState<{ busy: boolean; galat: string | null }>({ busy: false, galat: null });
  const mulai = async () => {
    setKeadaan({ busy: true, galat: null });
    try {
      await bicara(await import("@simplewebauthn/browser"));
      setKeadaan({ busy: false, galat: null });
    } catch (error) {
      setKeadaan({ busy: false, galat: faultSentence(error, cancelled) });
    }
  };
  return { ...keadaan, mulai };
}

/** Asks any passkey of this site. @returns its answer as JSON */
export async function askPasskey({ startAuthentication }: Pustaka): Promise<string> {
  const asked = await fetch("/login/tantangan");
  if (!asked.ok) throw new TypeError("the challenge was not answered");
  return JSON.stringify(await startAuthentication({ optionsJSON: await asked.json() }));
}

export function faultSentence(error: unknown, cancelled: string): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "Perangkat ini sudah menyimpan kunci sandi untuk akun Anda.";
  if (name === "NotAllowedError" || name === "AbortError") return cancelled;
  if (name === "TypeError") return "Sambungan ke server terputus. Silakan coba lagi.";
  return "Perangkat atau peramban ini belum dapat memakai kunci sandi. Pakai cara lain.";
}
