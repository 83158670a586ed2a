import { useEffect, useEffectEvent, useRef, useState } from "react";
import { draftOf, keepDraft, readDraft } from "#kit/ui/form/draft.ts";
import { isChanged, replayEarlyInput } from "#kit/ui/form/replay-early-input.ts";
import { dropTaken, isFresh } from "./taken.ts";

export interface KeptTypedProps {
  readonly nomor: string;
  /** Which of the forms of this child. */
  readonly bagian: string;
  /** Of what is stored, as the page saw it. */
  readonly versi: number;
  /** The page says what is wrong with what was sent, and what was typed stands in it. */
  readonly refused: boolean;
}

/**
 * What a family typed into the form around it and has not saved, until the tab is closed, the page is, or it was taken. Nothing stays on
 * the device: telephones are lent. The form works without it.
 */
export function KeptTyped({ nomor, bagian, versi, refused }: KeptTypedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<"" | "kembali" | "terputus">("");
  const place = draftOf("keluarga", `${nomor} ${bagian}`);
  const before = useRef<Readonly<Record<string, string>>>({});

  const note = (form: HTMLFormElement, key: string) => {
    const values = { ...before.current, ...typedIn(form) };
    keepDraft(place, Object.keys(values).length > 0 ? { values, key, versi } : undefined);
  };
  const begin = useEffectEvent((form: HTMLFormElement) => {
    if (!refused) dropTaken({ nomor, versi, apart: bagian === "perbaikan" });
    const draft = readDraft(place);
    if (!draft || !isFresh(draft)) return note(form, "");
    if (refused) before.current = draft.values;
    else if (fill(form, draft.values)) setTold("kembali");
    note(form, "");
  });
  const submit = useEffectEvent((form: HTMLFormElement, event: Event) => {
    if (navigator.onLine) return note(form, "dikirim");
    event.preventDefault();
    setTold("terputus");
  });
  const type = useEffectEvent((form: HTMLFormElement) => note(form, ""));

  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    const [heard, sent] = [() => type(form), (event: Event) => submit(form, event)];
    begin(form);
    for (const kind of ["input", "change"]) form.addEventListener(kind, heard);
    form.addEventListener("submit", sent);
    return () => {
      for (const kind of ["input", "change"]) form.removeEventListener(kind, heard);
      form.removeEventListener("submit", sent);
    };
  }, []);

  return (
    <div ref={box}>
      <p role="status" data-gagal={told === "terputus" || undefined}>
        {told === "kembali" && "Isian yang tadi belum disimpan sudah ada lagi di sini."}
        {told === "terputus" && "Tidak ada sambungan. Isian Anda tetap ada di sini; tekan lagi begitu ada sambungan."}
      </p>
      {told === "kembali" && (
        <button
          type="button"
          className="tbl garis"
          onClick={() => {
            keepDraft(place, undefined);
            location.reload();
          }}
        >
          Buang isian itu
        </button>
      )}
    </div>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Not what proves who types: nobody finds that on a telephone that was lent. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>("input, select, textarea")].filter(
    ({ type, name }) => name !== "" && name !== "noTelepon" && name !== "buktiTelepon" && type !== "hidden",
  );

const isTick = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";

/** What no longer says what the server wrote. */
const typedIn = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    controlsOf(form)
      .filter(isChanged)
      .map((control) => [control.name, isTick(control) && !control.checked ? "" : control.value]),
  );

/** What was typed on this page meanwhile wins. @returns whether anything came back */
function fill(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  for (const control of controlsOf(form)) {
    const text = values[control.name];
    if (text === undefined || isChanged(control)) continue;
    if (isTick(control)) control.checked = control.value === text;
    else control.value = text;
  }
  replayEarlyInput(form);
  return controlsOf(form).some(isChanged);
}
