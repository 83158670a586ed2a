/** A phone in the shed behind the house, and a school whose disk is full: two troubles, and the family is told which. */
import { afterEach, expect, test, vi } from "vitest";
import { Interrupted, sendPages } from "./send.ts";

const one = { nomor: "PMBM-2027-00001", dokumen: "KK", pages: [{ unggahan: "a", isi: new Blob(["isi"]) }] };
const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  return asked;
};
const said = () => sendPages(one, () => {}).catch((error: unknown) => error);
const json =
  (body: object, status = 200) =>
  async () =>
    Response.json(body, { status });

afterEach(() => vi.unstubAllGlobals());

test("without a network it is the connection, with an answer it is the school", async () => {
  answering(() => Promise.reject(new TypeError("failed")));
  expect(await said()).toMatchObject({ message: expect.stringMatching(/^Sambungan terputus/) });
  for (const status of [503, 500, 429]) {
    answering(json({ sentence: "penuh" }, status));
    const error = await said();
    expect(error).toBeInstanceOf(Interrupted);
    expect(error).toMatchObject({ message: expect.stringMatching(/^Server madrasah sedang terganggu/) });
  }
});

test("the sign-in page of a network is no answer", async () => {
  answering(async () => new Response("<html>", { status: 200 }));
  expect(await said()).toMatchObject({ message: expect.stringMatching(/^Sambungan terputus/) });
});

test("what is refused is said, and what has arrived is not sent", async () => {
  answering(json({ error: "Terlalu besar." }, 422));
  expect(await said()).toEqual({ error: "Terlalu besar.", tutup: false });
  answering(json({ error: "Ditutup.", tutup: true }, 409));
  expect(await said()).toEqual({ error: "Ditutup.", tutup: true });
  const asked = answering(json({ selesai: true }));
  expect([await said(), asked.mock.calls.length]).toEqual([undefined, 1]);
});
