import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSendAgain } from "#kit/ui/offline/use-send-again.ts";
import { mostPages } from "../../berkas/berkas.ts";
import { dropPage, Interrupted, sendPages } from "./send.ts";
import { isTaken, shrink } from "./shrink.ts";
import { keepWaiting, ownWaiting, type Page } from "./waiting.ts";

interface Told {
  readonly sentence: string;
  readonly failed?: true;
  /** 0–1, while it is being sent. */
  readonly share?: number;
}

const sentSentence = "Simpan dulu isian lain, lalu muat ulang.";

/** The pages of one paper: chosen one after the other, made small, kept on the device, and sent on until all have arrived. */
export function usePaper(nomor: string, dokumen: string) {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [state, setState] = useState<"memilih" | "mengirim" | "terputus">("memilih");
  const [told, setTold] = useState<Told>({ sentence: "" });
  /** What is chosen, once it is small: "Kirim" is often pressed before that. */
  const prepared = useRef<Promise<readonly Page[]>>(undefined);
  /** As `pages`, for what goes on between two drawings. */
  const chosen = useRef<readonly Page[]>([]);
  /** Picked while the others are on their way: the dialog, or the camera, stood open before. Undefined while none are. */
  const late = useRef<File[]>(undefined);
  const waiting = (now: readonly Page[], kirim: boolean) => ({ nomor, dokumen, pages: now, kirim, pada: Date.now() });

  const show = (now: readonly Page[]) => {
    chosen.current = now;
    setPages(now);
  };

  const change = async (now: readonly Page[]) => {
    show(now);
    setState("memilih");
    setTold({ sentence: tellChosen(now) });
    await keepWaiting(waiting(now, false));
    return now;
  };

  const add = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    if (late.current?.push(...files))
      return setTold((before) => ({ ...before, sentence: `${before.sentence} Yang baru Anda pilih menyusul.` }));
    setTold({ sentence: "Menyiapkan…" });
    // One choice after the other: none is made small beside another one and lost.
    const turn: Promise<readonly Page[]> = Promise.resolve(prepared.current).then(async () => {
      const all = await prepare(chosen.current, files);
      if (all.length <= mostPages) return change(all);
      await change(chosen.current);
      setTold({ sentence: tooMany(files.length), failed: true });
      return [];
    });
    prepared.current = turn;
    await turn;
    if (prepared.current === turn) settle();
  };

  const settle = () => {
    prepared.current = chosen.current.length > 0 ? Promise.resolve(chosen.current) : undefined;
  };

  /** Presses that nothing was chosen for are the form's own, unless it says already why. @returns whether nothing is left for the form to do */
  const press = (): boolean => {
    const pressed = prepared.current;
    void pressed?.then((now) => {
      if (now.length > 0) void (pressed === prepared.current ? send(now) : press());
    });
    return pressed !== undefined || told.failed === true;
  };

  const send = async (now = pages) => {
    late.current ??= [];
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
      const more = late.current;
      late.current = undefined;
      if (refused) {
        setState("memilih");
        setTold({ sentence: refused.error, failed: true });
        if (!refused.tutup) await keepWaiting(waiting(now, false));
        return void add(more);
      }
      // Sending again is sending the whole paper: what came late stands beside what has arrived.
      const left = more.length > 0 ? await prepare(now, more) : [];
      const isLeft = await keepWaiting(waiting(left, false));
      if (isTyping() || (left.length > 0 && !isLeft)) {
        show(left);
        settle();
        setState("memilih");
        return setTold({ sentence: `Terkirim. ${left.length > 0 ? tellChosen(left) : sentSentence}` });
      }
      // As a document: the cookie of this page goes to its own address, not to that of its data. What else is being sent goes on there.
      location.reload();
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      setState("terputus");
      setTold((before) => ({ ...before, sentence: error.message }));
    }
  };

  const goOn = useEffectEvent(async () => {
    const left = (await ownWaiting(nomor)).find((one) => one.dokumen === dokumen);
    if (!left || prepared.current) return;
    show(left.pages);
    settle();
    if (left.kirim) await send(left.pages);
    else setTold({ sentence: "Ini pilihan Anda tadi, belum dikirim." });
  });
  useEffect(() => void goOn(), []);
  useSendAgain(state === "terputus", () => void send());
  const remove = async (page: Page) => {
    await change(chosen.current.filter((one) => one !== page));
    settle();
    await dropPage(nomor, page);
  };
  return { pages, state, told, add, press, remove };
}

const tooMany = (pages: number): string => `Anda memilih ${pages} halaman, paling banyak ${mostPages}. Pilihan ini tidak ditambahkan.`;

function tellChosen(pages: readonly Page[]): string {
  if (pages.length === 0) return "Belum ada halaman.";
  const doubtful = pages.filter(({ isi }) => !isTaken(isi)).length;
  if (doubtful > 0) return `${doubtful} halaman akan ditolak.`;
  // How many pages a PDF has is counted where it arrives.
  return pages.some(isPdf) ? "Berkas PDF siap dikirim." : `${pages.length} halaman siap dikirim.`;
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
