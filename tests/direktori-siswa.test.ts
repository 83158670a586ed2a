import { expect, test } from "vitest";
import { answer, visitor } from "#kit/access/access.ts";
import { kelas } from "#modules/akademik/index.ts";
import { alumni, mutasiSiswa, prestasi, siswa } from "#modules/kesiswaan/index.ts";
import { policy } from "#src/policy.ts";
import { pages } from "#src/routes.ts";

const milikAnak = [siswa, kelas, mutasiSiswa, prestasi, alumni];

test("no visitor may read, list or take away anything about a pupil", () => {
  for (const { name } of milikAnak)
    for (const action of ["read", "export"] as const) expect(answer(policy, visitor, `${name}:${action}`), `${name}:${action}`).toBe("no");
});

test("no address of pupils, their classes or their weeks is public", () => {
  const tertutup = [...milikAnak.map(({ path }) => path), "/administration/jadwal", "/administration/kenaikan"];
  const alamat = pages.filter(({ path }) => tertutup.some((satu) => path === satu || path.startsWith(`${satu}/`)));
  expect(alamat.length).toBeGreaterThan(milikAnak.length * 3);
  expect(alamat.filter(({ access }) => access === "public" || access === "any-session").map(({ path }) => path)).toEqual([]);
});

test("a pupil's picture is a private file, and no program gets pupils through the API", () => {
  expect(siswa.fields.fotoId.kind).toBe("file");
  expect("api" in siswa).toBe(false);
});
