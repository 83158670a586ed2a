import type { PdfObject } from "./objects.server.ts";
import type { PdfDict, PdfValue } from "./parse.server.ts";
import { carriesOnlyProofs, isProofSpec } from "./proof.server.ts";
import { asWords, type Objects, resolved } from "./resolve.server.ts";

type Place = "link" | "opening";

/** What a paper may do, and where: only a person who presses a link leaves it. */
const allowed: Readonly<Record<string, readonly Place[]>> = { GoTo: ["link", "opening"], Named: ["link", "opening"], URI: ["link"] };
const named = new Set(["NextPage", "PrevPage", "FirstPage", "LastPage", "GoBack", "GoForward"]);

const program = "memuat program (JavaScript)";
const within = "memuat berkas lain di dalamnya";
const media = "memuat suara, film, atau media lain yang dapat menjalankan program";
const outside = "membuka berkas lain di komputer atau jaringan";
const sends = "mengirim atau mengambil isian ke alamat lain";
const other = "memuat perintah yang dijalankan saat dibuka atau ditekan";

/** Names that stand in no paper that is only read, whatever they are the name of. */
export const forbiddenNames: Readonly<Record<string, string>> = {
  ...{ JavaScript: program, JS: program },
  ...{ EmbeddedFile: within, EmbeddedFiles: within, EF: within, FileAttachment: within, GoToE: within },
  ...{ RichMedia: media, RichMediaContent: media, RichMediaExecute: media, Rendition: media, GoTo3DView: media },
  ...{ GoToR: outside, SubmitForm: sends, ImportData: sends },
  Launch: "memuat perintah yang menjalankan program lain",
  XFA: "berupa formulir yang dapat memuat program",
};

/** How a file within is written down. */
const attaching = new Set(["EmbeddedFile", "EmbeddedFiles", "EF"]);

/** Actions whose names can mean something else elsewhere. */
const actions: Readonly<Record<string, string>> = { Movie: media, Sound: media, Trans: other, Hide: other, Thread: outside };
const rest = new Set(["ResetForm", "SetOCGState", "SetState", "NOP", "GoToDp"]);
const annotations: Readonly<Record<string, string>> = { Movie: media, Sound: media, Screen: media, "3D": media };

export class Active extends Error {}

/** Looks at everything a dictionary may make a reader do. @throws Active in words that go on behind "PDF ini" */
export function demandPassive(objects: readonly PdfObject[]): void {
  const byNumber = new Map<number, PdfValue[]>();
  for (const { number, value } of objects) {
    if (number === undefined) continue;
    const before = byNumber.get(number);
    if (before) before.push(value);
    else byNumber.set(number, [value]);
  }
  const onlyProofs = carriesOnlyProofs(objects, byNumber);
  // What is named outright has the clearest sentence.
  for (const { value } of objects) judgeNames(value, onlyProofs);
  for (const { number, value } of objects) {
    judge(value, byNumber);
    // Its number is written in some other way, so anything may point to it.
    if (number === undefined && "dict" in value && value.dict.has("S"))
      demandAllowed({ value, place: "opening", seen: new Set() }, byNumber);
  }
}

function judgeNames(value: PdfValue, onlyProofs: boolean): void {
  if ("name" in value) demandName(value.name, onlyProofs);
  else if ("list" in value) for (const one of value.list) judgeNames(one, onlyProofs);
  else if ("dict" in value)
    for (const [key, values] of value.dict) {
      demandName(key, onlyProofs);
      for (const one of values) judgeNames(one, onlyProofs);
    }
}

function judge(value: PdfValue, objects: Objects): void {
  if ("list" in value) for (const one of value.list) judge(one, objects);
  else if ("dict" in value) judgeDict(value, objects);
}

const demandName = (name: string, onlyProofs: boolean): void => {
  if (onlyProofs && attaching.has(name)) return;
  if (Object.hasOwn(forbiddenNames, name)) throw new Active(forbiddenNames[name]);
};

function judgeDict(found: PdfDict, objects: Objects): void {
  const { dict } = found;
  for (const values of dict.values()) for (const value of values) judge(value, objects);
  demandInside(dict, objects);
  for (const value of dict.get("S") ?? []) {
    if ("ref" in value) throw new Active("tersusun tidak wajar");
    if ("name" in value) demandKnownAction(value.name, dict);
  }
  for (const value of resolved(dict.get("Subtype"), objects))
    if ("name" in value && Object.hasOwn(annotations, value.name) && dict.has("Rect")) throw new Active(annotations[value.name]);
  const act = (keys: readonly string[], place: Place) => {
    for (const key of keys) for (const value of dict.get(key) ?? []) demandAllowed({ value, place, seen: new Set() }, objects);
  };
  act(["A", "PA", "Next"], "link");
  act(["OpenAction"], "opening");
  for (const events of resolved(dict.get("AA"), objects))
    if ("dict" in events)
      for (const values of events.dict.values())
        for (const value of values) demandAllowed({ value, place: "opening", seen: new Set() }, objects);
  if (isAction(dict)) demandAllowed({ value: found, place: "link", seen: new Set() }, objects);
  for (const key of ["URI", "Base"]) for (const value of resolved(dict.get(key), objects)) if ("text" in value) demandWeb(value.text);
}

const isAction = (dict: PdfDict["dict"]): boolean => (dict.get("Type") ?? []).some((type) => "name" in type && type.name === "Action");

/** A transition between pages, an entry of a structure or a border may be called as an action is. */
function demandKnownAction(name: string, dict: PdfDict["dict"]): void {
  if (rest.has(name)) throw new Active(other);
  if (!Object.hasOwn(actions, name)) return;
  const types = (dict.get("Type") ?? []).map((type) => ("name" in type ? type.name : ""));
  if (!types.includes("StructElem") && !dict.has("K")) throw new Active(actions[name]);
}

/** A file named in it, which a reader would fetch: from the disk, or from another machine with the person's own name. */
function demandInside(dict: PdfDict["dict"], objects: Objects): void {
  if (isProofSpec(dict)) return;
  for (const key of ["F", "UF", "DOS", "Mac", "Unix"]) {
    for (const value of resolved(dict.get(key), objects)) {
      const isFile = "text" in value || ("dict" in value && ["F", "UF", "FS"].some((inner) => value.dict.has(inner)));
      if (isFile) throw new Active(outside);
    }
  }
}

interface Doing {
  readonly value: PdfValue;
  readonly place: Place;
  readonly seen: Set<number>;
}

function demandAllowed({ value, place, seen }: Doing, objects: Objects): void {
  if ("ref" in value) {
    if (seen.has(value.ref)) return;
    seen.add(value.ref);
    for (const one of objects.get(value.ref) ?? []) demandAllowed({ value: one, place, seen }, objects);
  } else if ("list" in value) {
    // A page itself is no action; what stands behind it in a destination are words and numbers.
    for (const one of value.list)
      if (!("ref" in one) || pointsToAction(one.ref, objects)) demandAllowed({ value: one, place, seen }, objects);
  } else if ("dict" in value) demandAllowedDict(value, place, objects);
}

const pointsToAction = (number: number, objects: Objects): boolean =>
  (objects.get(number) ?? []).some((value) => "dict" in value && value.dict.has("S"));

function demandAllowedDict({ dict }: PdfDict, place: Place, objects: Objects): void {
  const kinds = resolved(dict.get("S"), objects);
  if (kinds.length === 0 && isAction(dict)) throw new Active(other);
  for (const kind of kinds) {
    const name = "name" in kind ? kind.name : "";
    if (!(Object.hasOwn(allowed, name) && allowed[name]?.includes(place))) throw new Active(name === "URI" ? openingWeb : other);
    if (name === "Named" && !resolved(dict.get("N"), objects).every((one) => "name" in one && named.has(one.name))) throw new Active(other);
    if (name === "URI" && resolved(dict.get("URI"), objects).length === 0) throw new Active(other);
  }
}

const openingWeb = "membuka alamat web dengan sendirinya saat dibuka";

/** Also a bare "www.kemenag.go.id", as word processors write it. */
function demandWeb(text: string): void {
  const address = asWords(text).replace(/[\p{Cc}\s]/gu, "");
  if (/^(?:https?:\/\/|mailto:)/i.test(address) || /^www\./i.test(address) || /^#?$/.test(address)) return;
  throw new Active("memuat tautan yang bukan alamat web atau surel");
}
