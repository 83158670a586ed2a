/** Kiosks that the office had opened alone, before a second person had to check them: what the migration makes of them. */
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import type { DatabaseLocation } from "#kit/database/database.server.ts";
import { migrate } from "#kit/database/migrate.server.ts";
import { createEmptyDatabase, dropTestDatabase, quiet } from "#tests/support/database.ts";

const twoPersons = 175;
const week = 7 * 86_400_000;
let place: DatabaseLocation;
let before: string;

beforeAll(async () => {
  place = await createEmptyDatabase();
  before = await mkdtemp(join(tmpdir(), "kios-lama-"));
  for (const file of await readdir("migrations"))
    if (Number(file.slice(0, 4)) < twoPersons) await cp(join("migrations", file), join(before, file));
  await migrate(place, before, quiet);
}, 120_000);
afterAll(async () => {
  await dropTestDatabase(place);
  await rm(before, { recursive: true });
});

test("go on for a week if they were open, unchecked, and stay ended if they were not", async () => {
  await connected(place, (owner) =>
    owner.query(`with sri as (insert into akun (nip, nama, peran) values ('197001011995031001', 'Sri', '{tataUsaha}') returning id)
      insert into kios_absensi (nama, token_hash, dibuka_oleh, berlaku_sampai, ditutup_pada)
      select nama, sha256(nama::bytea), sri.id, now() + sisa, tutup from sri, (values
        ('buka', interval '90 days', null::timestamptz), ('tutup', interval '90 days', now()), ('habis', interval '-1 second', null)) k (nama, sisa, tutup)`),
  );
  const begun = Date.now();
  await migrate(place, "migrations", quiet);
  const { rows } = await connected(place, (owner) =>
    owner.query(`select nama, jenis, diperiksa_pada as diperiksa, peralihan_sampai as sampai, token_dipakai as dipakai,
      token_hash = sha256(nama::bytea) as token from kios_absensi order by nama`),
  );
  const same = { jenis: "kios", diperiksa: null, dipakai: true, token: true };
  expect(rows).toEqual([
    { ...same, nama: "buka", sampai: expect.any(Date) },
    { ...same, nama: "habis", sampai: null },
    { ...same, nama: "tutup", sampai: null },
  ]);
  expect(Math.round((rows[0].sampai.getTime() - begun) / 3_600_000)).toBe(week / 3_600_000);
});
