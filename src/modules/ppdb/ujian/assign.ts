/** From when until when, on a day. */
export interface Span {
  readonly tanggal: string;
  readonly mulai: string;
  readonly selesai: string;
}

export interface Sesi extends Span {
  readonly id: string;
}

export interface Ruang {
  readonly id: string;
  readonly kapasitas: number;
}

/** A child that is to have a seat. */
export interface Calon {
  readonly id: string;
  readonly nomor: string;
  readonly sekolah: string;
  /** The same for brothers and sisters; null for an only one. */
  readonly saudara: string | null;
  /** When it sits in other exams. */
  readonly sibuk: readonly Span[];
}

export interface Kursi {
  readonly sesiId: string;
  readonly ruangId: string;
  readonly kursi: number;
}

/** By number, or so that children of one school sit apart. */
export type Urutan = "nomor" | "sekolah";

export interface Asked {
  readonly calon: readonly Calon[];
  /** In the order in which they are filled. */
  readonly sesi: readonly Sesi[];
  readonly ruang: readonly Ruang[];
  /** Seats that are taken, with the key of the brothers and sisters of whoever sits there. */
  readonly terisi: readonly (Kursi & { readonly saudara: string | null })[];
  readonly urutan: Urutan;
}

/** Why a child has none. */
export type Sebab = "penuh" | "bentrok";

export interface Assigned {
  readonly tempat: readonly (Kursi & { readonly id: string })[];
  readonly sisa: readonly { readonly id: string; readonly sebab: Sebab }[];
}

export const overlaps = (one: Span, other: Span): boolean =>
  one.tanggal === other.tanggal && one.mulai < other.selesai && other.mulai < one.selesai;

/**
 * Fills session by session, in each room by room, and moves nobody who sits already. Brothers and sisters come into one session where one
 * has room for all of them.
 */
export function assign({ calon, sesi, ruang, terisi, urutan }: Asked): Assigned {
  const free = freeSeats(sesi, ruang, terisi);
  const tempat: (Kursi & { readonly id: string })[] = [];
  const sisa: { id: string; sebab: Sebab }[] = [];
  const home = new Map(terisi.flatMap(({ saudara, sesiId }) => (saudara === null ? [] : [[saudara, sesiId] as const])));
  const fits = (one: Calon, at: Sesi) => one.sibuk.every((span) => !overlaps(span, at));
  const left = (at: Sesi) => free.get(at.id)?.length ?? 0;
  const seat = (one: Calon, at: Sesi) => {
    const kursi = free.get(at.id)?.shift();
    if (!kursi) return;
    tempat.push({ id: one.id, ...kursi });
    if (one.saudara !== null && !home.has(one.saudara)) home.set(one.saudara, at.id);
  };
  for (const group of groupsOf(inOrder(calon, urutan))) {
    const open = sesi.filter((at) => left(at) >= group.length && group.every((one) => fits(one, at)));
    const known = home.get(group[0]?.saudara ?? "");
    const together = open.find(({ id }) => id === known) ?? open[0];
    for (const one of group) {
      const at = together ?? sesi.find((some) => left(some) > 0 && fits(one, some));
      if (at) seat(one, at);
      else sisa.push({ id: one.id, sebab: sesi.some((some) => left(some) > 0) ? "bentrok" : "penuh" });
    }
  }
  return { tempat, sisa };
}

function freeSeats(sesi: readonly Sesi[], ruang: readonly Ruang[], terisi: readonly Kursi[]): Map<string, Kursi[]> {
  const taken = new Set(terisi.map(placeKey));
  return new Map(
    sesi.map(({ id: sesiId }) => [
      sesiId,
      ruang.flatMap(({ id: ruangId, kapasitas }) =>
        Array.from({ length: kapasitas }, (_, at): Kursi => ({ sesiId, ruangId, kursi: at + 1 })).filter(
          (one) => !taken.has(placeKey(one)),
        ),
      ),
    ]),
  );
}

const placeKey = ({ sesiId, ruangId, kursi }: Kursi): string => `${sesiId} ${ruangId} ${kursi}`;

function inOrder(calon: readonly Calon[], urutan: Urutan): readonly Calon[] {
  const byNumber = [...calon].sort((one, other) => (one.nomor < other.nomor ? -1 : 1));
  if (urutan === "nomor") return byNumber;
  // Each school is spread evenly over the whole row.
  const schools = Map.groupBy(byNumber, ({ sekolah }) => sekolah);
  const spread = [...schools.values()].flatMap((rows) => rows.map((one, at) => ({ one, at: (at + 0.5) / rows.length })));
  return spread.sort((a, b) => a.at - b.at || (a.one.nomor < b.one.nomor ? -1 : 1)).map(({ one }) => one);
}

/** Brothers and sisters come where the first of them stands. */
const groupsOf = (calon: readonly Calon[]): readonly (readonly Calon[])[] => [
  ...Map.groupBy(calon, ({ id, saudara }) => saudara ?? id).values(),
];
