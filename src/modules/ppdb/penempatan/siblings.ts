interface Family {
  readonly id: string;
  readonly namaAyah: string;
  readonly namaIbu: string;
  readonly noTeleponOrtu: string;
  readonly alamat: string;
  /** Of the family card; only who has taken the place was asked. */
  readonly noKk?: string | null;
}

/**
 * Brothers and sisters among those who registered: one family card, or the same father and mother by name and one telephone or address.
 * @returns by registration the same key for all of them; who has none is not in it
 */
export function siblingsOf(all: readonly Family[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const join = (group: readonly Family[]) => {
    if (group.length < 2) return;
    const key = group.map(({ id }) => found.get(id) ?? id).sort()[0] ?? "";
    const joined = new Set(group.flatMap(({ id }) => found.get(id) ?? []));
    for (const [id, known] of found) if (joined.has(known)) found.set(id, key);
    for (const { id } of group) found.set(id, key);
  };
  for (const family of Map.groupBy(all, ({ namaAyah, namaIbu }) => `${plain(namaAyah)}|${plain(namaIbu)}`).values())
    for (const near of [phone, address]) for (const group of Map.groupBy(family, near).values()) join(group);
  for (const [noKk, group] of Map.groupBy(all, (one) => one.noKk ?? null)) if (noKk !== null) join(group);
  return found;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const phone = ({ noTeleponOrtu }: Family): string => noTeleponOrtu.replace(/\D/g, "");
const address = ({ alamat }: Family): string => plain(alamat);
