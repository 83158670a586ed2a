import { type Tag, tagsOf } from "../../documents/xml-tags.ts";
import { UnsoundZip } from "../../documents/zip.server.ts";
import { Active } from "./active.ts";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";

const macro = () => new Active("memuat program (makro)", "Simpan ulang tanpa makro");
const inside = () => new Active("memuat berkas lain di dalamnya", "Hapus objek yang disisipkan");
const template = () => new Active("memakai templat dari luar", "Lepas templat itu di Word (Pengembang → Templat Dokumen)");
const data = () => new Active("mengambil data dari luar", "Putuskan sambungan ke data atau buku kerja lain");

/**
 * What a part is said to be.
 * @param endings how the names of the parts end @throws Active, UnsoundZip when the whole is no document or workbook without macros
 */
export function demandPlainTypes(part: Buffer, endings: ReadonlySet<string>): void {
  let main = 0;
  for (const tag of tagsOf(part)) {
    if (tag.kind === "close" || saysNothing(tag, endings)) continue;
    for (const [name, value] of tag.attributes()) {
      if (name.toLowerCase() !== "contenttype") continue;
      const type = value.trim().toLowerCase();
      if (/macro|vba|activex|controlproperties/.test(type)) throw macro();
      if (/oleobject|\.package|octet-stream|x-msdownload|java|html|rtf|zip/.test(type)) throw inside();
      if (/externallink|connections|querytable|webextension/.test(type)) throw data();
      if (type === word || type === excel) main += 1;
      else if (/\.main\+xml$/.test(type)) throw new UnsoundZip("another kind of document");
    }
  }
  if (main !== 1) throw new UnsoundZip("another kind of document");
}

/** Programs that write workbooks in a browser declare every ending they know, that of macros among them, also where no part has it. */
function saysNothing(tag: Tag, endings: ReadonlySet<string>): boolean {
  if (tag.name.toLowerCase() !== "default") return false;
  const named = tag.attributes().flatMap(([name, value]) => (name.toLowerCase() === "extension" ? [value.trim().toLowerCase()] : []));
  return named.length === 1 && named.every((ending) => /^[a-z0-9]+$/.test(ending) && !endings.has(ending));
}

/** By the last word of what a way is called. */
const forbidden: readonly (readonly [RegExp, () => Active])[] = [
  [/vba|macro|activex|^control$|ctrlprop|dialogsheet|customui|ui\/extensibility|attachedtoolbars/, macro],
  [/attachedtemplate/, template],
  [/oleobject|^package$|afchunk|subdocument|frame$|media$|^video$|^audio$|htmlpub/, inside],
  [
    /externallink|connections|querytable|webextension|taskpane|datamashup|mailmerge|recipientdata|powerpivot|pivotcache.{0,40}external|transform/,
    data,
  ],
];

/** Ways that lead from one part to another, or out of the document. @throws Active */
export function demandPlainWays(part: Buffer): void {
  for (const tag of tagsOf(part)) {
    if (tag.kind === "close" || tag.name.toLowerCase() !== "relationship") continue;
    const values = (wanted: string) => tag.attributes().flatMap(([name, value]) => (name.toLowerCase() === wanted ? [value.trim()] : []));
    const kinds = values("type").map((type) => type.toLowerCase().split("/").filter(Boolean).slice(-2).reverse());
    for (const [last = "", family = ""] of kinds)
      for (const [pattern, refused] of forbidden) if (pattern.test(last) || pattern.test(`${family}/${last}`)) throw refused();
    const isLink = kinds.every(([last]) => last === "hyperlink");
    const isExternal = values("targetmode").some((mode) => mode.toLowerCase() !== "internal");
    for (const target of values("target")) demandNear(target, { isLink, isExternal });
  }
}

const addresses = /^(?:https?:\/\/|mailto:|#)/i;

/** Only a link that a person presses may lead out, and only to the web or to an address of mail. */
function demandNear(target: string, { isLink, isExternal }: { isLink: boolean; isExternal: boolean }): void {
  const plain = decoded(target).replace(/[\p{Cc}\s]/gu, "");
  if (isExternal && !isLink)
    throw new Active("memuat gambar atau bagian yang diambil dari luar", "Sisipkan gambarnya langsung ke dalam dokumen");
  if (isExternal && !addresses.test(plain) && !/^www\./i.test(plain)) throw elsewhere();
  if (!isExternal && /^(?:[a-z][a-z0-9+.-]*:|\\\\|\/\/)/i.test(plain)) throw elsewhere();
}

const elsewhere = () => new Active("memuat tautan ke berkas di komputer atau jaringan", "Hapus tautan itu");

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
