#!/usr/bin/env node
/**
 * Re-runs a selection of admissions from its bundle and prints the digest of its list. Written from docs/adr/0072 alone; it shares nothing
 * with the product. Usage: node tests/seleksi-independen.mjs paket.json
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const digest = (text) => createHash("sha256").update(text, "utf8").digest("hex");

/** JSON without spaces, every object's keys in the order of code units. */
const write = (value) => {
  if (Array.isArray(value)) return `[${value.map(write).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${write(value[key])}`).join(",")}}`;
};

const bundle = JSON.parse(readFileSync(process.argv[2], "utf8"));
const rules = JSON.parse(bundle.aturan);

const paths = [];
for (const path of rules.jalur)
  if (path.gelombang === bundle.gelombang && !paths.some(({ jenis }) => jenis === path.jenis)) paths.push(path);

let unclaimed = rules.kuota;
for (const path of rules.jalur) unclaimed -= path.kuota ?? 0;
if (unclaimed < 0) unclaimed = 0;

const total = (path, child) => {
  let sum = 0;
  for (const part of Object.keys(path.bobot)) {
    const weight = path.bobot[part] ?? 0;
    if (weight <= 0) continue;
    const mark = child.nilai[part];
    if (mark === null || mark === undefined) return null;
    sum += weight * mark;
  }
  return sum;
};

/** Above 0 when the second comes first. */
const against = (criterion, first, second) => {
  if (criterion === "usia" || criterion === "waktu") return first[criterion] - second[criterion];
  return (second.nilai[criterion] ?? -1) - (first.nilai[criterion] ?? -1);
};

const run = (path) => {
  const children = bundle.pelamar.filter((child) => child.jalur === path.jenis);
  const criteria = path.seri.filter((one) => one !== null).concat("waktu");
  const complete = [];
  const lacking = [];
  for (const child of children) {
    const sum = total(path, child);
    if (sum === null) lacking.push(child);
    else complete.push({ child, sum });
  }
  complete.sort((a, b) => {
    if (a.sum !== b.sum) return b.sum - a.sum;
    const criterion = criteria.find((one) => against(one, a.child, b.child) !== 0);
    return criterion ? against(criterion, a.child, b.child) : 0;
  });

  const claimsRest = path.kuota === null || path.kuota === undefined;
  const places = claimsRest ? unclaimed : path.kuota;
  const free = { ...path.program };
  let given = 0;
  let queue = 0;
  const batas = { semua: null, ipa: null, ips: null, bahasa: null, agama: null };
  const urutan = complete.map(({ child, sum }, place) => {
    const before = complete[place - 1];
    const tie = before && before.sum === sum ? criteria.find((one) => against(one, before.child, child) !== 0) : undefined;
    const gone = child.mundur !== null;
    const inTime = gone && (!rules.daftarUlangSelesai || child.mundur <= rules.daftarUlangSelesai);
    const limit = child.program === null ? undefined : free[child.program];
    const limited = typeof limit === "number";
    let hasil = gone ? "mengundurkan diri" : "tidak diterima";
    let cadangan = null;
    if (!inTime && given < places && (!limited || limit > 0)) {
      given++;
      if (limited) free[child.program]--;
      if (!gone) {
        hasil = "diterima";
        batas.semua = sum;
        if (child.program in batas) batas[child.program] = sum;
      }
    } else if (!gone && queue < (path.cadangan ?? 0)) {
      cadangan = ++queue;
      hasil = "cadangan";
    }
    return { id: child.id, program: child.program, peringkat: place + 1, jumlah: sum, penentu: tie ?? null, hasil, cadangan };
  });
  if (claimsRest) unclaimed -= given;
  lacking.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, program, mundur } of lacking) {
    const hasil = mundur === null ? "belum lengkap" : "mengundurkan diri";
    urutan.push({ id, program, peringkat: null, jumlah: null, penentu: null, hasil, cadangan: null });
  }
  return { jenis: path.jenis, tempat: places, batas, urutan };
};

const list = { bentuk: "hasil-ppdb/1", gelombang: bundle.gelombang, aturan: digest(bundle.aturan), jalur: paths.map(run) };
console.log(digest(write(list)));
