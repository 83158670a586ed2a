/** On the first day of a school year everybody sends a portrait. What goes wrong: who comes while the server is busy is told that the picture is at fault. */
import { expect, test, vi } from "vitest";
import { encodePortrait } from "#kit/media/person/portrait.server.ts";
import { encodeSignature } from "#kit/media/person/signature.server.ts";
import { refuse } from "#kit/refusals.ts";
import { add, files, form, foto, house, idFrom, kantor, nomor, read, usePegawaiForm } from "#tests/support/pegawai-form.ts";
import { withImage } from "./image.server.ts";

usePegawaiForm();

vi.mock("#kit/media/person/portrait.server.ts", { spy: true });
vi.mock("#kit/media/person/signature.server.ts", { spy: true });

const kept = async () => {
  const keys: string[] = [];
  for await (const key of files.keys("private")) keys.push(key);
  return keys;
};

test("a picture that waits in vain for its turn is not at fault; nothing stays of it, and it is sent again as it is", async () => {
  const busy = refuse.unavailable(3);
  vi.mocked(encodePortrait).mockRejectedValueOnce(busy);
  await expect(add({ nip: nomor(40), foto: await foto() })).rejects.toBe(busy);
  vi.mocked(encodeSignature).mockRejectedValueOnce(busy);
  await expect(add({ nip: nomor(40), foto: await foto(), ttd: new Blob(["x"]) })).rejects.toBe(busy);
  expect(await kept()).toEqual([]);
  expect(await read(idFrom(await add({ nip: nomor(40), foto: await foto() })))).toMatchObject({ fotoId: expect.any(String), ttdId: null });
  expect(await kept()).toHaveLength(1);
});

test("a picture that cannot be read is at fault at its place, and what broke otherwise is nobody's fault", async () => {
  vi.mocked(encodePortrait).mockRejectedValueOnce(refuse.unsupported("Foto ini rusak."));
  await expect(add({ nip: nomor(41), foto: await foto() })).rejects.toMatchObject({
    kind: "invalid",
    fields: { fotoId: "Foto ini rusak." },
  });
  vi.mocked(encodeSignature).mockRejectedValueOnce(refuse.unsupported("Pindaian ini rusak."));
  await expect(add({ nip: nomor(41), ttd: new Blob(["x"]) })).rejects.toMatchObject({
    kind: "invalid",
    fields: { ttdId: "Pindaian ini rusak." },
  });
  const broken = new Error("disk");
  vi.mocked(encodePortrait).mockRejectedValueOnce(broken);
  await expect(add({ nip: nomor(41), foto: await foto() })).rejects.toBe(broken);
});

test("what is too much elsewhere is not said at the picture, which was within the day's share", async () => {
  const tooMany = refuse.tooMany(5);
  const before = await kept();
  const kiriman = await form({ foto: await foto() });
  await expect(withImage(house.scope(kantor), { files, kiriman }, () => Promise.reject(tooMany))).rejects.toBe(tooMany);
  expect(await kept()).toEqual(before);
});
