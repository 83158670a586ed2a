/**
 * A family from the press on "Kirim" to the number, over lost networks, closed tabs and a second child. What goes wrong: the form is emptied
 * before the number came, stays full after it, or the number shown belongs to something else than what stands in the form.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bareBrowser, runHook } from "#tests/support/hook.ts";
import { registration } from "#tests/support/registrations.ts";
import type { checkTyped } from "../../check-pendaftaran.ts";
import "./deliver.ts";
import { keepParcel, type Parcel } from "./parcels.ts";
import { readParcel, readParcels } from "./read-parcels.ts";
import { useDelivery } from "./use-delivery.ts";

const told: unknown[] = [];
vi.mock("#kit/ui/feedback/toast.tsx", () => ({ useToast: () => (toast: unknown) => told.push(toast) }));

const receipt = { nomor: "PMBM-2027-00001-A", bukti: "rahasia", peringatan: [], berbeda: false };
const values = registration("Nur");
let browser: ReturnType<typeof bareBrowser>;
let answer: () => Promise<Response>;
let sent: string[];
let did: unknown[];
let key: string;
let checked: ReturnType<typeof checkTyped>;
let ready: boolean;
const parcel = (more: Partial<Parcel> = {}): Parcel => ({ key: "kunci-form", at: Date.now(), name: "Nur", values, ...more });
const taken = async () => Response.json(receipt, { status: 201 });
const refusing =
  (status: number, error: string, fields = {}) =>
  async () =>
    Response.json({ error, fields }, { status });
const down = () => Promise.reject(new TypeError("network"));

const start = () =>
  runHook(() =>
    useDelivery({
      checked,
      draft: { ready, key: () => key, renewKey: () => did.push("kunci baru") } as unknown as Parameters<typeof useDelivery>[0]["draft"],
      refused: undefined,
      empty: () => {
        did.push("kosong");
        key = "kunci-berikut";
      },
      say: (fields) => did.push(fields),
      goTo: (hash) => did.push(hash),
    }),
  );

beforeEach(() => {
  browser = bareBrowser();
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  [sent, did, told.length, key, ready, answer] = [[], [], 0, "kunci-form", true, taken];
  checked = { values, errors: {} } as unknown as typeof checked;
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(String(headers["Idempotency-Key"]));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the press on the button", () => {
  test("brings the number, empties the form and says so", async () => {
    const hook = await start();
    expect(hook.now()).toMatchObject({ justArrived: false, newest: undefined, arrived: [], unanswered: [], ownKey: undefined });
    await hook.does(hook.now().deliver);
    expect([sent, did]).toEqual([["kunci-form"], ["kosong"]]);
    expect(told).toEqual([{ text: "Pendaftaran Berhasil!", description: `Nomor ${receipt.nomor}` }]);
    expect(hook.now()).toMatchObject({ problem: undefined, justArrived: true, unanswered: [], newest: { name: "Nur", receipt } });
    expect(hook.now().arrived.map((one) => one.receipt)).toEqual([receipt]);
    expect(readParcel("kunci-form")?.receipt).toEqual(receipt);
  });

  test("with something missing sends nothing and goes to the first field of the form that lacks", async () => {
    checked = { values: {}, errors: { jalur: "Pilih.", namaAyah: "Isi.", agreement: "Setujui." } } as unknown as typeof checked;
    const hook = await start();
    await hook.does(hook.now().deliver);
    expect([sent, did]).toEqual([[], [checked.errors, "#namaAyah"]]);
    expect(hook.now().problem).toMatchObject({ kind: "refused", sentence: "Masih ada 3 isian yang perlu diperbaiki." });
  });

  test.each([
    [{ agreement: "Persetujuan Diperlukan" }, "Persetujuan Diperlukan", "#agreement"],
    [{ nisn: "Sepuluh angka." }, "Masih ada satu isian yang perlu diperbaiki.", "#nisn"],
  ])("with %j alone says it in its own words", async (errors, sentence, hash) => {
    checked = { values: {}, errors } as unknown as typeof checked;
    const hook = await start();
    await hook.does(hook.now().deliver);
    expect([hook.now().problem?.sentence, did.at(-1)]).toEqual([sentence, hash]);
  });

  test("that is refused goes to the field, and keeps the key unless it is spent", async () => {
    answer = refusing(422, "Periksa lagi.", { nisn: "Sudah dipakai." });
    const hook = await start();
    await hook.does(hook.now().deliver);
    expect(did).toEqual([{ nisn: "Sudah dipakai." }, "#nisn"]);
    expect(hook.now().problem).toMatchObject({ sentence: "Periksa lagi.", fields: [{ name: "nisn" }] });
    expect(readParcels()).toEqual([]);
    did.length = 0;
    answer = refusing(409, "Tertutup.");
    await hook.does(hook.now().deliver);
    expect([did, told]).toEqual([["kunci baru", {}], []]);
  });

  test("is not said to wait while the answer is on its way, whatever another tab does", async () => {
    let arrive: (answer: Response) => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const hook = await start();
    await hook.does(() => void hook.now().deliver());
    await hook.does(() => browser.fire("storage", { key: null }));
    expect(hook.now()).toMatchObject({ sending: true, ownKey: "kunci-form", problem: undefined });
    await hook.does(() => arrive(Response.json(receipt, { status: 201 })));
    expect(did).toEqual(["kosong"]);
  });

  test("once more sends what stands in the form by now, and says what is missing where nothing waits", async () => {
    answer = down;
    const hook = await start();
    await hook.does(hook.now().deliver);
    checked = { values: { ...values, namaLengkap: "Nur Azizah" }, errors: {} } as unknown as typeof checked;
    await hook.again();
    await hook.does(hook.now().again);
    expect(readParcel("kunci-form")?.values?.namaLengkap).toBe("Nur Azizah");
    await hook.does(() => hook.now().forget("kunci-form"));
    checked = { values: {}, errors: { nisn: "Sepuluh angka." } } as unknown as typeof checked;
    await hook.again();
    await hook.does(hook.now().again);
    expect(did).toEqual([{ nisn: "Sepuluh angka." }, "#nisn"]);
  });

  test("without an answer leaves the form full and waits", async () => {
    answer = down;
    const hook = await start();
    await hook.does(hook.now().deliver);
    expect([did, told]).toEqual([[], []]);
    expect(hook.now()).toMatchObject({ problem: { kind: "waiting" }, ownKey: "kunci-form", justArrived: false });
    expect(hook.now().unanswered).toHaveLength(1);
    answer = taken;
    await hook.does(hook.now().again);
    expect([sent.length, did, hook.now().problem]).toEqual([2, ["kosong"], undefined]);
  });
});

describe("after the tab was closed", () => {
  test("the form's own sending is said to wait; without consent what was pressed goes on", async () => {
    answer = down;
    keepParcel(parcel());
    checked = { values: {}, errors: { agreement: "Persetujuan Diperlukan" } } as unknown as typeof checked;
    const hook = await start();
    expect(hook.now().problem).toEqual({ kind: "waiting", sentence: "Belum ada jawaban.", fields: [] });
    expect([hook.now().ownKey, sent]).toEqual(["kunci-form", ["kunci-form"]]);
    await hook.does(hook.now().again);
    expect([sent.length, did]).toEqual([2, []]);
  });

  test("its number empties the form, and is told where the form says something else by now", async () => {
    const { agreement: _, ...now } = values;
    checked = { values: now, errors: {} } as unknown as typeof checked;
    keepParcel(parcel());
    const same = await start();
    expect([did.includes("kosong"), same.now().newest?.receipt?.berbeda]).toEqual([true, false]);
    await same.leave();
    [answer, key] = [down, "kunci-form"];
    keepParcel(parcel());
    checked = { values: { ...values, namaLengkap: "Nur Azizah" }, errors: {} } as unknown as typeof checked;
    const other = await start();
    answer = taken;
    await other.does(other.now().sendWaiting);
    expect(other.now().newest?.receipt?.berbeda).toBe(true);
  });

  test("another child's number leaves this form as it is", async () => {
    keepParcel(parcel({ key: "kunci-adik", name: "Adik", values: registration("Adik") }));
    const hook = await start();
    expect([did, told.length, hook.now().newest?.name, hook.now().newest?.receipt?.berbeda]).toEqual([[], 1, "Adik", false]);
    expect(hook.now().ownKey).toBeUndefined();
  });

  test("what was refused meanwhile is said at its fields, and lies there no more", async () => {
    keepParcel(parcel({ refused: { sentence: "Tertutup.", fields: { jalur: "Tutup." }, keyIsSpent: true } }));
    const hook = await start();
    expect(did).toEqual(["kunci baru", { jalur: "Tutup." }, "#jalur"]);
    expect([readParcels(), hook.now().problem?.sentence]).toEqual([[], "Tertutup."]);
    did.length = 0;
    keepParcel(parcel({ refused: { sentence: "Periksa.", fields: {}, keyIsSpent: false } }));
    await start();
    expect(did).toEqual([{}]);
  });

  test("nothing is taken for the form's own before its draft is read", async () => {
    [ready, answer] = [false, down];
    keepParcel(parcel());
    const hook = await start();
    expect([hook.now().ownKey, hook.now().problem]).toEqual([undefined, undefined]);
  });
});

describe("numbers on this device", () => {
  test("stay until they are forgotten, the newest told apart", async () => {
    keepParcel(parcel({ key: "kunci-lama", name: "Kakak", at: Date.now() - 1000, receipt }));
    const hook = await start();
    expect(hook.now()).toMatchObject({ justArrived: false, newest: { name: "Kakak" }, unanswered: [] });
    await hook.does(hook.now().deliver);
    expect(hook.now().arrived.map(({ name }) => name)).toEqual(["Kakak", "Nur"]);
    await hook.does(() => hook.now().forget("kunci-lama"));
    expect([hook.now().arrived.map(({ name }) => name), hook.now().justArrived]).toEqual([["Nur"], true]);
    await hook.does(() => hook.now().forget("kunci-form"));
    expect([hook.now().arrived, hook.now().justArrived, readParcels()]).toEqual([[], false, []]);
  });

  test("are told also where the browser keeps nothing", async () => {
    vi.stubGlobal("localStorage", undefined);
    const hook = await start();
    await hook.does(hook.now().deliver);
    expect(hook.now().arrived.map(({ receipt: got }) => got)).toEqual([receipt]);
  });
});
