interface Family {
  readonly id: string;
  readonly namaAyah: string;
  readonly namaIbu: string;
  readonly noTeleponOrtu: string;
  readonly alamat: string;
}

/**
 * Brothers and sisters among those who registered: the same father and mother by name, and one telephone or address. No registration asks
 * for the family card's number. @returns by registration the same key for all of them; who has none is not in it
 */
export function siblingsOf(all: readonly Family[]): ReadonlyMap<string, string> {
  const families = Map.groupBy(all, ({ namaAyah, namaIbu }) => `${plain(namaAyah)}|${plain(namaIbu)}`);
  const found = new Map<string, string>();
  for (const family of families.values())
    for (const near of [phone, address]) {
      for (const group of Map.groupBy(family, near).values()) {
        if (group.length < 2) continue;
        const key = group.map(({ id }) => found.get(id) ?? id).sort()[0] ?? "";
        const joined = new Set(group.flatMap(({ id }) => found.get(id) ?? []));
        for (const [id, known] of found) if (joined.has(known)) found.set(id, key);
        for (const { id } of group) found.set(id, key);
      }
    }
  return found;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const phone = ({ noTeleponOrtu }: Family): string => noTeleponOrtu.replace(/\D/g, "");
const address = ({ alamat }: Family): string => plain(alamat);
