/** Who initialled stands on what the office keeps, and never on the letter that goes out. */
import { RouterContextProvider } from "react-router";
import { extractText } from "unpdf";
import { expect, test } from "vitest";
import { scopeContext } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { origin, person, useBerkas, useNaskah } from "#tests/support/naskah.ts";
import { loader as download } from "../screens/pdf-naskah.ts";
import { signNaskah } from "./signature.server.ts";

const { house, as, surat } = useNaskah();
const { tu, kepala, admin, guru } = person;
const berkas = useBerkas();

async function open(id: string, query = "", siapa = tu) {
  const context = new RouterContextProvider();
  context.set(scopeContext, house.scope(siapa));
  context.set(filesContext, berkas.files);
  const answer = await download({ context, request: new Request(`http://localhost/pdf${query}`), params: { id } } as never);
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  return { text: text.replace(/\s+/g, " "), name: answer.headers.get("Content-Disposition") };
}

test("a draft ends with its initials, once there are any", async () => {
  const { id } = await surat("diajukan");
  expect((await open(id)).text).not.toContain("Diparaf");
  const { text } = await open((await surat("diparaf")).id);
  expect(text).toMatch(/Paraf No\. Jabatan Nama Paraf/);
  expect(text).toContain(admin.name);
  expect(text).toContain("Diparaf 23 November 2026");
});

test("a signed letter goes out without, and has a sheet of its own to be kept", async () => {
  const { id } = await surat("ditandatangani");
  expect((await open(id)).text).not.toContain("Diparaf");
  const { text, name } = await open(id, "?lembar=paraf");
  expect(text).toContain("LEMBAR PARAF");
  expect(text).toMatch(/Nomor surat ?: B-/);
  expect(text).toMatch(/Tanggal ?: 23 November 2026/);
  expect(text).toMatch(/Hal ?: Undangan rapat/);
  expect(text).toContain(admin.name);
  expect(text).toContain("Diparaf 23 November 2026");
  expect(name).toContain("Lembar paraf");
});

test("there is no such sheet before the signature, nor for whoever may not read the letter", async () => {
  const { id } = await surat("diparaf");
  await expect(open(id, "?lembar=paraf")).rejects.toMatchObject({ kind: "notFound" });
  const signed = await surat("ditandatangani");
  await expect(open(signed.id, "?lembar=paraf", guru)).rejects.toMatchObject({ kind: expect.stringMatching(/notFound|forbidden/) });
});

test("there is none of a letter whose initials were given before they were written down one by one", async () => {
  const letter = await surat("diparaf");
  const emptied = { paraf: json([]) };
  await as({ ...tu, id: null, roles: ["sistem"] }, ({ db }) =>
    db.updateTable("naskahSurat").set(emptied).where("id", "=", letter.id).execute(),
  );
  await as(kepala, (ctx) => signNaskah(ctx, letter, origin));
  await expect(open(letter.id, "?lembar=paraf")).rejects.toMatchObject({ message: "Surat ini tidak mempunyai lembar paraf." });
  expect((await open(letter.id)).text).toContain("Hadirlah.");
});
