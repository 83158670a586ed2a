import { describe, expect, test } from "vitest";
import { maxPortraitBytes, maxSignatureBytes } from "#kit/media/person/limits.ts";
import { add, files, form, foto, house, idFrom, kantor, nomor, read, saved, ttd, usePegawaiForm } from "#tests/support/pegawai-form.ts";
import { changePegawai } from "./save-pegawai.server.ts";

usePegawaiForm();

describe("a picture", () => {
  test("too big is said at its place, and leaves the other behind nowhere", async () => {
    const besar = new Blob([new Uint8Array(30 * 1024 * 1024)]);
    const before = await saved();
    await expect(add({ nip: nomor(33), foto: besar })).rejects.toMatchObject({
      fields: { fotoId: expect.stringMatching(/30 MB.*paling besar/) },
    });
    await expect(add({ nip: nomor(33), foto: await foto(), ttd: besar })).rejects.toMatchObject({
      fields: { ttdId: expect.stringMatching(/30 MB.*paling besar/) },
    });
    expect(await saved()).toEqual(before);
    const id = idFrom(await add({ nip: nomor(33), foto: await foto(), ttd: await ttd() }));
    await changePegawai(house.scope(kantor), { files, id, kiriman: await form({ hapusFoto: "on" }) });
    expect(await read(id)).toMatchObject({ fotoId: null, ttdId: expect.any(String) });
  });

  test.each(["foto", "ttd"] as const)("of the most bytes is taken as %s, and one byte more is too big", async (isian) => {
    const drawing = await (isian === "foto" ? foto() : ttd());
    const padded = (size: number) => new Blob([drawing, new Uint8Array(size - drawing.size)]);
    expect(maxPortraitBytes).toBe(maxSignatureBytes);
    const tooBig = { fields: { [`${isian}Id`]: expect.stringContaining("paling besar") } };
    await expect(add({ nip: nomor(84), [isian]: padded(maxPortraitBytes + 1) })).rejects.toMatchObject(tooBig);
    const id = idFrom(await add({ nip: nomor(isian === "foto" ? 84 : 85), [isian]: padded(maxPortraitBytes) }));
    expect(await read(id)).toMatchObject({ [`${isian}Id`]: expect.any(String) });
  });
});
