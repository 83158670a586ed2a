import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSendAgain } from "#kit/ui/offline/use-send-again.ts";
import { mostPages } from "../../berkas/berkas.ts";
import { dropPage, Interrupted, sendPages } from "./send.ts";
import { isTaken, shrink } from "./shrink.ts";
import { dropWaiting, keepWaiting, ownWaiting, type Page } from "./waiting.ts";

interface Told {
  readonly sentence: string;
  readonly failed?: true;
  /** 0–1, while it is being sent. */
  readonly share?: number;
}

const interruptedSentence = "Sambungan terputus. Yang sudah sampai tidak dikirim ulang; sisanya dilanjutkan sendiri begitu ada sambungan.";

/** The pages of one paper: chosen one after the other, made small, kept on the device, and sent on until all have arrived. */
export function usePaper(nomor: string, dokumen: string) {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [state, setState] = useState<"memilih" | "mengirim" | "terputus">("memilih");
  const [told, setTold] = useState<Told>({ sentence: "" });
  /** What is chosen, once it is small: "Kirim" is often pressed before that. */
  const prepared = useRef<Promise<readonly Page[]>>(undefined);
  const waiting = (now: readonly Page[], kirim: boolean) => ({ nomor, dokumen, pages: now, kirim, pada: Date.now() });

  const change = async (now: readonly Page[]) => {
    prepared.current = now.length > 0 ? Promise.resolve(now) : undefined;
    setPages(now);
    setState("memilih");
    setTold({ sentence: tellChosen(now) });
    await keepWaiting(waiting(now, false));
  };

  const add = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    setTold({ sentence: "Menyiapkan…" });
    const preparing = prepare(pages, files).then(async (all) => {
      if (all.length <= mostPages) await change(all);
      else {
        await change(pages);
        setTold({
          sentence: `Anda memilih ${files.length} halaman, paling banyak ${mostPages}. Pilihan ini tidak ditambahkan.`,
          failed: true,
        });
      }
      return all.length <= mostPages ? all : [];
    });
    prepared.current = preparing;
    await preparing;
  };

  /** Presses that nothing was chosen for are the form's own, unless it says already why. @returns whether nothing is left for the form to do */
  const press = (): boolean => {
    const chosen = prepared.current;
    if (chosen) void chosen.then((now) => (now.length > 0 ? send(now) : undefined));
    return chosen !== undefined || told.failed === true;
  };

  const send = async (now = pages) => {
    setState("mengirim");
    setTold({ sentence: "Mengirim…", share: 0 });
    const isKept = await keepWaiting(waiting(now, true));
    try {
      const refused = await alone(async () => {
        // Another tab may have sent it while this one waited.
        if (isKept && !(await ownWaiting(nomor)).some((one) => one.dokumen === dokumen)) return undefined;
        return sendPages({ nomor, dokumen, pages: now }, (arrived, of) => {
          const share = arrived / of;
          setTold({ sentence: `Mengirim… ${Math.floor(share * 100)} %`, share });
        });
      });
      if (refused) {
        setState("memilih");
        setTold({ sentence: refused.error, failed: true });
        return void (refused.tutup || (await keepWaiting(waiting(now, false))));
      }
      await dropWaiting(waiting(now, true));
      if (isTyping()) {
        prepared.current = undefined;
        setPages([]);
        setState("memilih");
        return setTold({ sentence: "Terkirim. Simpan dulu isian lain di halaman ini, lalu muat ulang untuk melihatnya." });
      }
      // As a document: the cookie of this page goes to its own address, not to that of its data. What else is being sent goes on there.
      location.reload();
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      setState("terputus");
      setTold((before) => ({ ...before, sentence: interruptedSentence }));
    }
  };

  const goOn = useEffectEvent(async () => {
    const left = (await ownWaiting(nomor)).find((one) => one.dokumen === dokumen);
    if (!left || prepared.current) return;
    prepared.current = Promise.resolve(left.pages);
    setPages(left.pages);
    if (left.kirim) await send(left.pages);
    else setTold({ sentence: "Halaman ini sudah Anda pilih tadi dan belum dikirim." });
  });
  useEffect(() => void goOn(), []);
  useSendAgain(state === "terputus", () => void send());
  const remove = async (page: Page) => {
    await change(pages.filter((one) => one !== page));
    await dropPage(nomor, page);
  };
  return { pages, state, told, add, press, remove };
}

function tellChosen(pages: readonly Page[]): string {
  if (pages.length === 0) return "Belum ada halaman.";
  const doubtful = pages.filter(({ isi }) => !isTaken(isi)).length;
  return doubtful > 0 ? `${doubtful} halaman akan ditolak.` : `${pages.length} halaman siap dikirim.`;
}

async function prepare(before: readonly Page[], files: readonly File[]): Promise<readonly Page[]> {
  const added: Page[] = [];
  for (const file of files) added.push({ unggahan: uuid(), isi: await shrink(file) });
  // A PDF is a whole paper, and stands alone.
  return [...before, ...added].some(isPdf) ? added : [...before, ...added];
}

export const isPdf = ({ isi }: Page): boolean => isi.type === "application/pdf";

/** Something else on the page would be lost with a reload. */
const isTyping = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form input, form textarea")].some(isTouched);

function isTouched(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.type === "hidden" || field.type === "file") return false;
  return field instanceof HTMLInputElement && field.type === "checkbox"
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** One tab at a time, where the browser can tell. */
const alone = <T>(work: () => Promise<T>): Promise<T> => ("locks" in navigator ? navigator.locks.request("berkas-keluarga", work) : work());

/** Works without https too, unlike randomUUID. */
function uuid(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
