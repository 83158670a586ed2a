/** Which mark it is, as it travels with what is typed. */
export interface Place {
  readonly pendaftaran: string;
  readonly penguji: "1" | "2" | "penyelesaian";
  readonly mapel?: string;
  readonly semester?: number;
}

/** Whose device it is, and on which sheet: path id and part, "…/tes". */
export interface Keeping {
  readonly akunId: string;
  readonly lembar: string;
}

/**
 * A mark that was typed and that the madrasah has not acknowledged. It lies on this device, under a key of its own, so that neither a
 * tab that ends nor another one leaves half of it. It holds no name: nobody but its examiner sees it, and only signed in again.
 */
export interface KeptMark extends Place, Keeping {
  /** The child's registration number, by which the examiner finds it again. */
  readonly nomor: string;
  readonly nilai: string;
  readonly alasan: string;
  /** The version that was seen when it was typed. */
  readonly versi: number;
  /** The field was left: it goes out by itself. Otherwise somebody was still typing. */
  readonly kirim: boolean;
  /** What the server said when it did not take it: only a person can go on. */
  readonly sebab?: string;
}

const prefix = "nilai-ppdb:";

export const markKey = ({ akunId, lembar, pendaftaran, penguji, mapel = "", semester = 0 }: Place & Keeping): string =>
  prefix + [akunId, lembar, pendaftaran, penguji, semester, mapel].join(":");

/** @returns whether the browser kept it: private windows and full devices do not */
export function keepMark(mark: KeptMark): boolean {
  try {
    localStorage.setItem(markKey(mark), JSON.stringify(mark));
    return true;
  } catch {
    return false;
  }
}

export function dropMark(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

export function takeMark(key: string): KeptMark | undefined {
  try {
    return readMark(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** All of one person on this device, by their number. */
export function ownMarks(akunId: string): KeptMark[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${akunId}:`));
    return keys
      .flatMap((key) => readMark(localStorage.getItem(key)) ?? [])
      .sort((a, b) => a.nomor.localeCompare(b.nomor) || markKey(a).localeCompare(markKey(b)));
  } catch {
    return [];
  }
}

const texts = ["akunId", "lembar", "pendaftaran", "penguji", "nomor", "nilai", "alasan"] as const;

function readMark(kept: string | null): KeptMark | undefined {
  const mark: unknown = parsed(kept);
  return isMark(mark) ? mark : undefined;
}

function isMark(mark: unknown): mark is KeptMark {
  if (typeof mark !== "object" || mark === null) return false;
  const said = new Map<string, unknown>(Object.entries(mark));
  return texts.every((name) => typeof said.get(name) === "string") && typeof said.get("versi") === "number";
}

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? "null");
  } catch {
    // Not ours, or written by a hand: as if nothing lay there.
    return undefined;
  }
}

/** As the sheet's form sends it. */
export const formOf = ({ akunId, pendaftaran, penguji, mapel = "", semester = 0, versi, nilai, alasan }: KeptMark) => ({
  ...{ akun: akunId, pendaftaran, penguji, mapel, semester: String(semester) },
  ...{ versi: String(versi), nilai, alasan },
});
