import { useEffect, useReducer, useRef } from "react";
import { maxAlt, maxPictureBytes, tooLargePicture } from "../../media/limits.ts";
import type { StoredPicture } from "../../media/picture.ts";
import { sendFile, uploadAddress } from "./library.ts";

export interface Item {
  readonly key: number;
  readonly file: File;
  /** Address of the picture as it lies in the browser. */
  readonly preview: string;
  readonly alt: string;
  readonly state: "waiting" | "sending" | "working" | "done" | "refused";
  /** Part that has been sent, 0..1. */
  readonly sent: number;
  readonly sentence?: string | undefined;

  /** It will never be taken: only to be put away. */
  readonly hopeless?: boolean;
}

type Change = (items: readonly Item[]) => readonly Item[];

/** Pictures on their way into the library, each with its own progress and its own refusal. */
export function useUploads(onAdded: (picture: StoredPicture) => void, atOnce: number) {
  const [items, change] = useReducer((before: readonly Item[], how: Change) => how(before), []);
  const next = useRef(0);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach(URL.revokeObjectURL);
  }, []);
  const set = (key: number, values: Partial<Item>) =>
    change((all) => all.map((item) => (item.key === key ? { ...item, ...values } : item)));

  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Item => {
      const preview = file.type.startsWith("image/") ? URL.createObjectURL(file) : "";
      if (preview) previews.current.add(preview);
      const item: Item = { key: next.current++, file, preview, alt: "", state: "waiting", sent: 0 };
      const sentence = uploadFault(file);
      return sentence ? { ...item, state: "refused", sentence, hopeless: true } : item;
    });
    change((all) => [...all, ...fresh]);
  };

  const sendOne = async (item: Item) => {
    set(item.key, { state: "sending", sent: 0 });
    const tell = (sent: number) => set(item.key, sent < 1 ? { sent } : { state: "working", sent });
    try {
      const picture = await sendFile<StoredPicture>(uploadAddress(item.file, item.alt.trim()), item.file, tell);
      set(item.key, { state: "done", sentence: await brightnessOf(picture) });
      onAdded(picture);
    } catch (problem) {
      set(item.key, { state: "refused", sentence: problem instanceof Error ? problem.message : String(problem) });
    }
  };

  const send = async () => {
    const open = items.filter(({ state, hopeless }) => state === "waiting" || (state === "refused" && !hopeless));
    for (const { key, alt } of open) if (alt.trim() === "") set(key, { state: "refused", sentence: "Teks alternatif wajib diisi." });
    const queue = open.filter(({ alt }) => alt.trim() !== "");
    const work = async () => {
      for (let item = queue.shift(); item; item = queue.shift()) await sendOne(item);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };

  return {
    items,
    busy: items.some(({ state }) => state === "sending" || state === "working"),
    ready: items.filter(({ state, hopeless }) => state === "waiting" || (state === "refused" && !hopeless)).length,
    add,
    send,
    describe: (key: number, alt: string) => set(key, { alt: alt.slice(0, maxAlt) }),
    drop: (key: number) => change((all) => all.filter((item) => item.key !== key)),
  };
}

/** What is told of its brightness; code that only an upload needs. */
async function brightnessOf({ terang }: StoredPicture): Promise<string | undefined> {
  return terang === null ? undefined : (await import("../../media/brightness.ts")).contrastSentence(terang);
}

/** What the browser can already see; the server looks at the bytes themselves. */
function uploadFault({ size, type }: File): string | undefined {
  if (type.startsWith("video/")) return "Klip dipasang pada gambar posternya: unggah gambarnya, buka, lalu pilih Pasang klip.";
  return size > maxPictureBytes ? tooLargePicture(size) : undefined;
}
