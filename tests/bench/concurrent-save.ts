import { removeData, startProduct } from "../support/product.ts";
import { addStaff, signInAs } from "../support/staff.ts";
import { query } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { timed } from "./times.ts";

const rounds = 1000;
const list = "/administration/surat-masuk";

/** Two people save one record at the same moment, a thousand times. */
export async function rebut(): Promise<Figure[]> {
  const product = await startProduct();
  const people = await Promise.all(
    [addStaff(product, "tataUsaha"), addStaff(product, "tataUsaha")].map(async (staff) => signInAs(product.url, await staff)),
  );
  const [row] = await query<{ id: string }>(
    product.dataDir,
    "insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal) values ('1', 'Kantor', '2026-01-05', 'mula') returning id",
  );
  const id = row?.id ?? "";
  const winners: string[] = [];
  let [told, other] = [0, 0];
  for (let round = 1; round <= rounds; round++) {
    const answers = await Promise.all(
      people.map(async (headers, person) => {
        const perihal = `putaran ${round} orang ${person}`;
        const sent = { nomorSurat: "1", asalSurat: "Kantor", tanggalTerima: "2026-01-05", perihal };
        const body = new URLSearchParams({ aksi: "ubah", baris: id, versi: String(round), ...sent });
        return { perihal, ...(await timed(`${product.url}${list}.data`, { method: "POST", headers, body }, () => true)) };
      }),
    );
    const won = answers.filter(({ status }) => status < 300);
    const lost = answers.filter(({ status }) => status === 409);
    winners.push(...won.map(({ perihal }) => perihal));
    // The loser's own words are still in the form that was sent; the answer brings the other's.
    if (won.length === 1 && lost.length === 1 && lost[0]?.text.includes(won[0]?.perihal ?? "?")) told += 1;
    else other += 1;
  }
  const kept = await query<{ perihal: string }>(
    product.dataDir,
    `select after ->> 'perihal' as perihal from audit where subject = 'suratMasuk' and subject_id = '${id}' and action = 'update' order by id`,
  );
  const [now] = await query<{ perihal: string; versi: number }>(
    product.dataDir,
    `select perihal, versi from surat_masuk where id = '${id}'`,
  );
  await product.stop();
  removeData(product);
  const same = kept.length === winners.length && kept.every(({ perihal }, place) => perihal === winners[place]);
  const whole = same && winners.length === rounds && now?.versi === rounds + 1 && now.perihal === winners.at(-1);
  return [
    {
      what: `two people saving one record at once, ${rounds.toLocaleString("en")} times: saves that are in the record or its history`,
      measured: `${kept.length} of ${winners.length} acknowledged, version ${now?.versi}`,
      aim: "all",
      met: whole,
    },
    { what: "losers answered with 409 and the other's version", measured: `${told}, otherwise ${other}`, aim: "all", met: told === rounds },
  ];
}
