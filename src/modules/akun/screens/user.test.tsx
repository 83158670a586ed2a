import { expect, test } from "vitest";
import { akunColumns } from "./user.tsx";

const ke = (changes: Record<string, string | null>) => JSON.stringify(changes);
const columns = (ubah: boolean) => akunColumns({ saring: { urut: "nama", arah: "asc" }, ubah, ke });

test("a column sorts, and sorts the other way when asked again", () => {
  const [nama, nip] = columns(true);
  expect(nama?.sort).toEqual({ href: ke({ urut: "nama", arah: "desc", halaman: null }), direction: "ascending" });
  expect(nip?.sort).toEqual({ href: ke({ urut: "nip", arah: "asc", halaman: null }) });
});

test("the pencil stands in a column of its own for those who may change accounts", () => {
  expect(columns(true).at(-1)).toMatchObject({ head: "Tindakan", look: "actions" });
  expect(columns(false).map(({ head }) => head)).not.toContain("Tindakan");
});
