import { readFile } from "node:fs/promises";
import { z } from "zod";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import { isDay } from "#kit/dates.ts";
import type { Madrasah } from "#seeds/madrasah.ts";

const word = (most: number) => z.string().trim().min(1).max(most);
const shape = z.strictObject({
  nama: word(60),
  namaLengkap: word(160),
  jenis: z.enum(["man", "mas"]),
  alamat: word(300),
  kota: word(60),
  wilayah: word(80),
  provinsi: word(60),
  instansi: z.array(word(120)).min(1).max(4),
  tanggalBerdiri: z.string().refine(isDay),
}) satisfies z.ZodType<Madrasah>;

/** Which school a first start is for. @throws StartRefusal that names what is missing or wrong */
export async function readSchoolFile(path: string): Promise<Madrasah> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new StartRefusal(`SCHOOL_FILE tidak dapat dibaca: ${path}.`, error);
  });
  const read = shape.safeParse(parsed(text, path));
  if (read.success) return read.data;
  const wrong = [
    ...new Set(read.error.issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0] ?? "isi")]))),
  ];
  throw new StartRefusal(`SCHOOL_FILE belum benar: periksa ${wrong.join(", ")}. Contohnya ada di .env.example.`);
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartRefusal(`SCHOOL_FILE bukan JSON yang benar: ${path}.`, error);
  }
}
