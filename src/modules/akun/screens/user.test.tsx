import { expect, test } from "vitest";
import { akunColumns } from "./user.tsx";

const columns = (ubah: boolean) => akunColumns({ saring: { urut: "nama", arah: "asc" }, ubah, search: "?cari=ayu&halaman=2" });

test("a column sorts, and sorts the other way when asked again", () => {
  const [nama, nip] = columns(true);
  expect(nama?.sort).toEqual({ href: "/administration/user?cari=ayu&urut=nama&arah=desc", direction: "ascending" });
  expect(nip?.sort).toEqual({ href: "/administration/user?cari=ayu&urut=nip&arah=asc" });
});

test("the pencil stands in a column of its own for those who may change accounts", () => {
  expect(columns(true).at(-1)).toMatchObject({ head: "Tindakan", look: "actions" });
  expect(columns(false).map(({ head }) => head)).not.toContain("Tindakan");
});
