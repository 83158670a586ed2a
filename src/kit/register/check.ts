import { isFieldShown } from "../conditional-fields.ts";
import { isDay, today } from "../dates.ts";
import type { FieldSentences } from "../refusals.ts";
import { readTypedDay } from "../typed-day.ts";
import { withoutUnseen } from "../typed-text.ts";
import { readTypedTime } from "../typed-time.ts";
import type { Field, Fields, SomeValuesOf, Value, ValuesOf } from "./fields.ts";
import type { Register } from "./register.ts";
import { isUuid } from "./uuid.ts";

export type Values = Record<string, Value>;
/** As it came: of any shape. */
export type Sent = Readonly<Record<string, unknown>>;
/** Forms and spreadsheets send text; JSON must send the field's own type. Only in a form days are read as people type them: a list has its own order of day and month. */
export type Source = "form" | "sheet" | "json";
export interface Checked<F extends Fields = Fields> {
  /** Of every field that is right. */
  readonly values: SomeValuesOf<F>;
  /** One sentence for each field that is refused, also for fields nobody knows. */
  readonly errors: FieldSentences;
}

/** Reads and checks everything that was sent. Shapes: text is trimmed NFC, empty is null, days are "YYYY-MM-DD". */
export function check<F extends Fields>(fields: F, sent: Sent, source: Source = "form"): Checked<F> {
  const values: [string, Value][] = [];
  const errors: [string, string][] = [];
  const unknown = Object.keys(sent).filter((key) => !Object.hasOwn(fields, key));
  for (const key of unknown.slice(0, mostUnknown)) errors.push([key, `Isian "${shorten(key)}" tidak dikenal.`]);
  const read = (name: string, field: Field) => checkField(field, Object.hasOwn(sent, name) ? sent[name] : undefined, source);
  const says = (name: string) => (Object.hasOwn(fields, name) ? validValue(read(name, fields[name] as Field)) : undefined);
  for (const [name, field] of Object.entries(fields)) {
    const result = isFieldShown(field, says) ? read(name, field) : hiddenFieldFault(field, read(name, { ...field, required: false }));
    if (isWrong(result)) errors.push([name, result.sentence]);
    else values.push([name, result]);
  }
  return { values: Object.fromEntries(values) as SomeValuesOf<F>, errors: Object.fromEntries(errors) };
}

/** Nothing is wrong: every field has its value. */
export const isValid = <F extends Fields>(checked: Checked<F>): checked is Checked<F> & { readonly values: ValuesOf<F> } =>
  Object.keys(checked.errors).length === 0;

/** What the register says of a whole row, at the fields that are open. */
export const rowFaults = ({ fields, judge }: Pick<Register, "fields" | "judge">, values: Values): FieldSentences =>
  Object.fromEntries(Object.entries(judge?.(values) ?? {}).filter(([name]) => Object.hasOwn(fields, name)));

export interface Wrong {
  readonly sentence: string;
}

const isWrong = (result: Value | Wrong): result is Wrong => typeof result === "object" && result !== null;
const validValue = (result: Value | Wrong) => (isWrong(result) ? undefined : result);
const hiddenFieldFault = ({ onlyIf }: Field, result: Value | Wrong) => (result ? { sentence: onlyIf?.sentence ?? "" } : result);

/** One field alone, for the moment it is left. */
export function checkField(field: Field, raw: unknown, source: Source = "form"): Value | Wrong {
  if (field.kind === "yesNo") return readYesNo(field, raw, source);
  if (raw === undefined || raw === null || (typeof raw === "string" && withoutUnseen(raw).trim() === "")) {
    return field.required ? { sentence: `${field.label} ${field.label.endsWith("?") ? "Belum dijawab" : "wajib diisi"}.` } : null;
  }
  if (field.kind === "number") return readNumber(field, raw, source);
  if (typeof raw !== "string") return { sentence: `${field.label} harus berupa teks.` };
  return readText(field, raw, source);
}

/** Whoever sends a hundred thousand fields that nobody knows is not answered with as many sentences. */
const mostUnknown = 20;

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function readYesNo(field: Extract<Field, { kind: "yesNo" }>, raw: unknown, source: Source): Value | Wrong {
  const yes = raw === true || (source !== "json" && (raw === "on" || raw === "true" || raw === "ya" || raw === "Ya"));
  const no = raw === false || raw === undefined || raw === null;
  const written = source !== "json" && (raw === "" || raw === "false" || raw === "tidak" || raw === "Tidak");
  if (!yes && !no && !written) return { sentence: `${field.label} harus ya atau tidak.` };
  if (!yes && field.mustBeYes) return { sentence: field.mustBeYes };
  return yes;
}

function readNumber(field: Extract<Field, { kind: "number" }>, raw: unknown, source: Source): Value | Wrong {
  const written = source !== "json" && typeof raw === "string" && /^-?\d{1,15}([.,]\d{1,15})?$/.test(raw.trim());
  const value = written ? Number(String(raw).trim().replace(",", ".")) : raw;
  if (typeof value !== "number" || !Number.isFinite(value)) return { sentence: `${field.label} harus berupa angka.` };
  const { min, max, step } = field;
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) {
    return { sentence: `${field.label} harus ${range(min, max)}.` };
  }
  const finest = step >= 1 ? "harus bilangan bulat" : `paling banyak ${String(step).split(".")[1]?.length ?? 0} angka di belakang koma`;
  return Math.abs(value / step - Math.round(value / step)) > 1e-6 ? { sentence: `${field.label} ${finest}.` } : value;
}

function range(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `paling besar ${max}`;
  return max === undefined ? `paling kecil ${min}` : `antara ${min} dan ${max}`;
}

type TextField = Exclude<Field, { kind: "yesNo" | "number" }>;

const controlCharacters = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const controlExceptLineBreaks = /[^\P{Cc}\n\t]|[\p{Cs}\u2028\u2029]/u;

function readText(field: TextField, raw: string, source: Source): Value | Wrong {
  const value = withoutUnseen(raw).replaceAll("\r\n", "\n").trim().normalize("NFC");
  if ((field.kind === "longText" ? controlExceptLineBreaks : controlCharacters).test(value)) {
    return { sentence: `${field.label} memuat karakter yang tidak dapat disimpan.` };
  }
  switch (field.kind) {
    case "text":
      return unlike(field, value) ?? tooLong(field, value) ?? value;
    case "longText":
      return tooLong(field, value) ?? value;
    case "date":
      return readDate(field, source === "form" ? (readTypedDay(value) ?? value) : value);
    case "time":
      return readTypedTime(value) ?? { sentence: `${field.label} harus berupa jam, misalnya 07.30.` };
    case "choice":
      return readChoice(field, value);
    case "phone":
      return readPhone(field, value);
    case "email":
      return /^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,63}$/.test(value)
        ? value
        : { sentence: `${field.label} belum benar. Contoh: nama@contoh.id.` };
    case "url":
      return readUrl(field, value);
    case "picture":
    case "file":
    case "reference":
      return isUuid(value) ? value.toLowerCase() : { sentence: `${field.label} yang dipilih tidak dikenal. Pilih sekali lagi.` };
  }
}

/** Before the length: of a number with a figure too many it says how many there must be. A whole page is measured first. */
const unlike = ({ pattern, patternSentence, label, max }: Extract<Field, { kind: "text" }>, value: string): Wrong | undefined =>
  pattern && value.length <= max + 1000 && !pattern.test(value) ? { sentence: patternSentence ?? `${label} belum benar.` } : undefined;

const tooLong = (field: { label: string; max: number }, value: string): Wrong | undefined =>
  [...value].length > field.max ? { sentence: `${field.label} paling panjang ${field.max.toLocaleString("id-ID")} huruf.` } : undefined;

function readDate(field: Extract<Field, { kind: "date" }>, value: string): Value | Wrong {
  if (!isDay(value)) return { sentence: `${field.label} bukan tanggal yang ada di kalender.` };
  if (field.notAfterToday && value > today()) return { sentence: `${field.label} tidak boleh di masa depan.` };
  if (field.from && value < field.from) return { sentence: `${field.label} terlalu lama, periksa tahunnya.` };
  return value;
}

function readChoice(field: Extract<Field, { kind: "choice" }>, value: string): Value | Wrong {
  const option =
    field.options.find((one) => one.value === value) ?? field.options.find((one) => one.label.toLowerCase() === value.toLowerCase());
  return option ? option.value : { sentence: `${field.label} harus salah satu dari: ${field.options.map((one) => one.label).join(", ")}.` };
}

/** Indonesian numbers: mobile 08… (10–13 digits) and landline with area code; kept with a leading zero. */
function readPhone(field: { label: string }, value: string): Value | Wrong {
  const digits = value.replace(/[\s().-]/g, "").replace(/^(\+62|62)0?/, "0");
  if (/^08[1-9]\d{7,10}$/.test(digits) || /^0[2-79]\d{7,10}$/.test(digits)) return digits;
  return { sentence: `${field.label} harus nomor Indonesia, 10 sampai 13 angka, misalnya 0812 3456 7890.` };
}

function readUrl(field: { label: string }, value: string): Value | Wrong {
  const parsed = value.length <= 2000 && URL.canParse(value) ? new URL(value) : undefined;
  if (parsed && (parsed.protocol === "https:" || parsed.protocol === "http:")) return parsed.href;
  return { sentence: `${field.label} harus berupa alamat web yang diawali https://.` };
}
