/** Whatever somebody still needs is never proposed. */
import { describe, expect, test } from "vitest";
import { giveDisposisi } from "#modules/disposisi/index.server.ts";
import { writeNaskah } from "#modules/naskah/index.server.ts";
import { useArsip } from "#tests/support/arsip.ts";
import { fields as disposisiFields } from "#tests/support/disposisi.ts";
import { person } from "#tests/support/naskah.ts";

const { as, incoming, outgoing, year, numbers, prepare, hold, release } = useArsip();
const { tu, kepala, guru } = person;

describe("never proposed is", () => {
  const waits = async (nomor: string, sebab: string) => {
    expect(await numbers("musnah")).not.toContain(nomor);
    expect((await year(tu, "tertahan")).rows.find((one) => one.nomor === nomor)).toMatchObject({ sebab });
  };

  test("a letter with an open disposition", async () => {
    const { id, nomor } = await incoming();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, disposisiFields(guru)));
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ status: "selesai" }).where("id", "=", id).execute());
    await waits(nomor, "didisposisikan");
    await expect(prepare(tu, `masuk.${id}`)).rejects.toMatchObject({ kind: "conflict" });
  });

  test.each([["baru"], ["diproses"], [null]])("a letter that nobody has finished with: %s", async (status) => {
    const { nomor } = await incoming({ status });
    await waits(nomor, "belum-selesai");
  });

  test("a letter whose answer is not signed", async () => {
    const { id, nomor } = await incoming();
    const { id: template } = await as(tu, ({ db }) =>
      db.selectFrom("templateSurat").select("id").where("nama", "=", "Undangan").executeTakeFirstOrThrow(),
    );
    await as(tu, (ctx) => writeNaskah(ctx, template, id));
    await waits(nomor, "belum-dijawab");
  });

  test("an outgoing letter that is not sent", async () => {
    await waits((await outgoing({ status: "menunggu" })).nomor, "belum-selesai");
  });

  test("a letter that is held back, until it is let go", async () => {
    const { id, nomor } = await outgoing();
    await expect(hold("keluar", id, tu, "ya")).rejects.toMatchObject({ fields: { alasan: expect.any(String) } });
    await expect(hold("keluar", id, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(hold("masuk", id)).rejects.toMatchObject({ kind: "notFound" });
    await expect(release("keluar", id)).rejects.toMatchObject({ kind: "conflict" });
    await hold("keluar", id, kepala);
    await expect(hold("keluar", id)).rejects.toMatchObject({ kind: "conflict" });
    await waits(nomor, "ditahan");
    await release("keluar", id);
    expect(await numbers("musnah")).toContain(nomor);
  });

  test("a letter whose last day is not over, though the year's list has it", async () => {
    const { id, nomor } = await outgoing({ tanggal: "2023-11-23" });
    expect(await numbers("musnah")).toContain(nomor);
    await expect(prepare(tu, `keluar.${id}`)).rejects.toMatchObject({ kind: "conflict" });
  });
});
