/** Who gave somebody their last role, and when: written by a role that is added alone, of that account alone. */
import { expect, test } from "vitest";
import { useUsulan } from "#tests/support/usulan.ts";

const { akunDari, begin, lewat, now, orang, segar, ubah } = useUsulan();

test("a role that is added is known with who gave it and when, and no other change is", async () => {
  const { admin, guru } = orang;
  const kedua = await begin("198503122009122003", "Fahri", "administrator");
  const given = async () => {
    const { peran, peranOleh, peranPada } = await akunDari(guru);
    return { peran, peranOleh, peranPada };
  };
  const before = await given();
  await ubah(segar(admin), guru, { nama: "Fitriani, S.Pd.", peran: ["guru"] });
  expect(await given()).toEqual(before);
  await ubah(segar(admin), guru, { peran: ["guru", "humas"] });
  const first = { peran: ["humas", "guru"], peranOleh: admin.id, peranPada: now() };
  expect(await given()).toEqual(first);
  lewat(1);
  await ubah(segar(kedua), guru, { peran: ["humas"] });
  expect(await given()).toEqual({ ...first, peran: ["humas"] });
  await ubah(segar(kedua), guru, { peran: ["humas", "waliKelas"] });
  expect(await given()).toEqual({ peran: ["humas", "waliKelas"], peranOleh: kedua.id, peranPada: now() });
  // One role for another counts as given.
  lewat(1);
  await ubah(segar(admin), guru, { peran: ["humas", "guru"] });
  expect(await given()).toEqual({ peran: ["humas", "guru"], peranOleh: admin.id, peranPada: now() });
  for (const who of [admin, kedua]) expect((await akunDari(who)).peranOleh).toBeNull();
});
