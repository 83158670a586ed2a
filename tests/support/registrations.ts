import { randomUUID } from "node:crypto";

/** One family's sending, as the registration call takes it. */
export const registration = (name = "Nur Azizah Lamadjido") => ({
  namaLengkap: name,
  tempatLahir: "Palu",
  tanggalLahir: "2012-03-09",
  jenisKelamin: "perempuan",
  agama: "islam",
  kewarganegaraan: "Indonesia",
  alamat: "Jalan Sungai Contoh No. 12, Kota Palu",
  noTelepon: "081200000000",
  namaAyah: "Abdul Rahman Lamadjido",
  pekerjaanAyah: "Nelayan",
  namaIbu: "Hasnawati",
  pekerjaanIbu: "Penenun",
  noTeleponOrtu: "081300000000",
  asalSekolah: "MTs Negeri Contoh Palu",
  nilaiUN: 85.5,
  jurusan: "ipa",
  agreement: true,
});

/** What a client sends as it is: text stays text. */
export const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${url}/api/registerSiswa`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });

export interface Acknowledged {
  readonly key: string;
  readonly nomor: string;
  readonly ms: number;
  readonly attempts: number;
}

/** Sends one registration as a patient client: the same key until an answer arrives. Throws on a refusal. */
export async function send(
  url: string,
  { name, deadline = 60_000, key = randomUUID() }: { name: string; deadline?: number; key?: string },
): Promise<Acknowledged> {
  const begun = performance.now();
  for (let attempts = 1; ; attempts++) {
    const answer = await post(url, registration(name), { "idempotency-key": key }).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as { nomor?: string; error?: string } | undefined;
    if (answer?.status === 201 && body?.nomor) return { key, nomor: body.nomor, ms: performance.now() - begun, attempts };
    if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`refused with ${answer.status}: ${JSON.stringify(body)}`);
    if (performance.now() - begun > deadline)
      throw new Error(`no answer within ${deadline} ms (last: ${answer?.status ?? "no connection"})`);
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
  }
}

/** The running number inside `PMBM-2027-00012-X`. */
export const serial = (nomor: string): number => Number(/^PMBM-\d{4}-(\d{5,})/.exec(nomor)?.[1] ?? Number.NaN);
