/** The ministry's template means the pupils of today; whoever wants others as well says so. */
import { expect, test } from "vitest";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { santri, useSantri } from "#tests/support/santri.ts";
import type { Register } from "../register/register.ts";
import { readOutgoing } from "./outgoing.ts";

useSantri();

const read = (register: Register, search = "") => {
  const { query, present } = readOutgoing(register, new URLSearchParams(search));
  return { ...query.filters, ...(present && { present }) };
};
const { status: _, ...unseen } = siswa.fields;

test.each<[string, Register, string, Record<string, unknown>]>([
  ["pupils who are here", siswa, "", { status: "aktif", present: true }],
  ["staff who serve", pegawai, "", { aktif: "true", present: true }],
  ["those of a filter who are here", siswa, "jenisKelamin=perempuan", { jenisKelamin: "perempuan", status: "aktif", present: true }],
  ["all of them, when asked for", siswa, "semua=ya", {}],
  ["not all of them by another word", siswa, "semua=1", { status: "aktif", present: true }],
  ["those who left, when the list is filtered by it", siswa, "status=lulus", { status: "lulus" }],
  ["all, for whoever may not see who is here", { ...siswa, fields: unseen } as unknown as Register, "", {}],
  ["all, where no list is expected to be whole", santri, "", {}],
])("a list that goes out holds %s", (_name, register, search, expected) => {
  expect(read(register, search)).toEqual(expected);
});

test("and nothing from the bin", () => {
  expect(readOutgoing(siswa, new URLSearchParams("sampah=1")).query.bin).toBe(false);
});
