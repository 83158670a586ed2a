import { rmSync } from "node:fs";
import { makeFolder } from "../support/leftovers.ts";
import { drawn } from "../support/pictures.ts";
import { startProduct } from "../support/product.ts";
import { startBucket } from "../support/s3.ts";
import { addStaff, signInAs } from "../support/staff.ts";
import { query } from "../support/stored.ts";
import { keepAsking, keepSending, type Load, newLoad, pause, untilReadiness, verdictOf } from "./outage.ts";
import { type Kept, promise } from "./promise.ts";

const awayFor = 8_000;

interface Pictures {
  readonly kept: string[];
  clear: number;
  readonly unclear: Set<string>;
}

/** The bucket of the files goes away while families send and the newsroom brings pictures, and comes back. */
export async function withoutS3(): Promise<Kept[]> {
  const bucket = await startBucket("berkas");
  const dataDir = makeFolder("latihan");
  const s3 = {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: "berkas",
    S3_REGION: "auto",
    S3_ACCESS_KEY_ID: "kunci",
    S3_SECRET_ACCESS_KEY: "rahasia",
  };
  const product = await startProduct({ dataDir, env: s3 });
  const headers = await signInAs(product.url, await addStaff(product, "humas"));
  const load = newLoad(product.url);
  const pictures: Pictures = { kept: [], clear: 0, unclear: new Set() };
  const working = [
    keepAsking(load, "/"),
    keepAsking(load, "/news"),
    ...Array.from({ length: 3 }, (_, client) => keepSending(load, client)),
    keepBringing(load, { headers, pictures }),
  ];
  await pause(4_000);
  await bucket.close();
  const away = await untilReadiness(product.url, 503);
  await pause(awayFor);
  const missing = await fetch(`${product.url}/uploads/${pictures.kept[0] ?? "tidak-ada"}`);
  const sentence = await missing.text();
  await bucket.reopen();
  const back = await untilReadiness(product.url, 200);
  await pause(4_000);
  load.going = false;
  await Promise.all(working);
  const lost = await Promise.all(pictures.kept.map(async (key) => (await fetch(`${product.url}/uploads/${key}`)).status));
  const stored = await query<{ nomor: string }>(dataDir, "select nomor from pendaftaran");
  const kept = verdictOf({
    load,
    product,
    stored: stored.map(({ nomor }) => nomor),
    away,
    back,
    causes: [/penyimpanan berkas/, /ECONNREFUSED/],
  });
  await product.stop();
  await bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    ...kept,
    promise(
      "no acknowledged picture lost",
      `${lost.filter((one) => one !== 200).length} of ${lost.length}`,
      lost.length > 0 && lost.every((one) => one === 200),
    ),
    promise(
      "a file that cannot be fetched is a 503 with a sentence",
      `${missing.status} ${sentence}`,
      missing.status === 503 && /coba lagi/.test(sentence),
    ),
    promise(
      "a picture that cannot be kept is refused with a sentence",
      `${pictures.clear} refused${[...pictures.unclear].map((one) => `; unclear: ${one}`)}`,
      pictures.clear > 0 && pictures.unclear.size === 0,
    ),
  ];
}

/** The newsroom: each picture another one, so that each is stored. */
async function keepBringing(
  load: Load,
  { headers, pictures }: { headers: Readonly<Record<string, string>>; pictures: Pictures },
): Promise<void> {
  for (let count = 0; load.going; count++) {
    const body = new Uint8Array(
      await drawn(640 + count, 480)
        .png()
        .toBuffer(),
    );
    const address = `${load.url}/api/gambar?alt=Kegiatan%20nomor%20${count}&nama=kegiatan.png`;
    const answer = await fetch(address, { method: "POST", headers: { ...headers, "content-type": "image/png" }, body }).catch(
      () => undefined,
    );
    const told = (await answer?.json().catch(() => undefined)) as { error?: string } | undefined;
    if (answer?.status === 201) pictures.kept.push(/[0-9a-f]{32}-[0-9a-f]{12}\.webp/.exec(JSON.stringify(told))?.[0] ?? "");
    else if (answer?.status === 503 && /kirim lagi/.test(told?.error ?? "")) pictures.clear++;
    else pictures.unclear.add(`${answer?.status ?? "no answer"} ${told?.error ?? ""}`);
    await pause(300);
  }
}
