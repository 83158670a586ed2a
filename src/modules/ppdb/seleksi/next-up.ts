import type { Keadaan } from "../keadaan/keadaan.ts";

/** One of a path's announced order, as it stands today. */
export interface Standing {
  readonly id: string;
  readonly program: string | null;
  readonly keadaan: Keadaan;
}

interface Places {
  readonly tempat: number;
  /** By programme, where the rules name a number. */
  readonly program: Readonly<Record<string, number | null>>;
}

export interface NextUp {
  /** Who gets a free place now, in the order of the decision. */
  readonly naik: readonly string[];
  /** Places that nobody has. */
  readonly kosong: number;
  /** Of those who wait, the first one with whom a place of any programme would be filled. */
  readonly berikut: string | null;
}

const holds = ({ keadaan }: Standing): boolean => keadaan === "diterima" || keadaan === "daftar ulang";

/** Who moves up: the first who wait and whose programme has room, as `select` would have taken them had the others never been there. */
export function nextUp({ tempat, program }: Places, urutan: readonly Standing[]): NextUp {
  const taken = urutan.filter(holds);
  let left = tempat - taken.length;
  const rooms = new Map<string, number>();
  for (const [name, quota] of Object.entries(program))
    if (typeof quota === "number") rooms.set(name, quota - taken.filter((one) => one.program === name).length);
  const kosong = Math.max(0, left);
  const naik: string[] = [];
  for (const { id, keadaan, program: wish } of urutan) {
    if (keadaan !== "cadangan") continue;
    const room = wish === null ? undefined : rooms.get(wish);
    if (left <= 0 || (room !== undefined && room <= 0)) continue;
    naik.push(id);
    left -= 1;
    if (wish !== null && room !== undefined) rooms.set(wish, room - 1);
  }
  const berikut = urutan.find(({ id, keadaan }) => keadaan === "cadangan" && !naik.includes(id))?.id ?? null;
  return { naik, kosong, berikut };
}
