/** One voice over all public texts: what families read says "Anda", and one word for one thing. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What visitors read: the public shell, public screens and parts, and the texts of the first start. */
const read = [
  ...["src/site/**/*.tsx", "src/site/enhance/*.ts", "seeds/teks/*.ts", "src/kit/ui/document/*.tsx"],
  ...[
    "beranda",
    "profil",
    "bidang",
    "galeri",
    "berita",
    "tata-usaha",
    "ppdb",
    "absensi",
    "layanan",
    "verifikasi",
    "pencarian",
    "direktori",
  ].map((name) => `src/modules/${name}/**/*.tsx`),
  ...[
    "src/modules/ppdb/*.ts",
    "src/modules/pencarian/*.ts",
    "src/modules/kesiswaan/screens/*.tsx",
    "src/modules/pesan/screens/*.tsx",
    "src/modules/jejak/screens/jejak-umum.tsx",
    "src/modules/*/registers/*.ts",
    "src/kit/media/brightness.ts",
    "src/kit/ui/media/*.tsx",
    "src/kit/backup/**/*.tsx",
    "src/modules/kesiswaan/usulan-alumni/*.ts*",
  ],
];
/** Words that end like "-mu" and mean no "you", and the one of a verse. */
const innocent = /^(?:(?:ber|se|ke|per|men|mem|di)*(?:ilmu|temu|mutu|tamu|jamu|bumbu|semu)|w?assalamu|tuhanmu)$/i;

test.each([
  ["kamu, engkau or kalian", /\b(?:kamu|engkau|kalian)\b/i, () => true],
  ["words ending in -mu", /\b[a-z]{3,20}mu\b/gi, (word: string) => !innocent.test(word)],
  ["gawai beside perangkat", /\bgawai\b/i, () => true],
  ["surel beside e-mail", /(?<![-\w"])surel(?![-\w"])/i, () => true],
  ["email beside e-mail", /(?<=[A-Za-z,.] )email(?= [a-z]| Anda)/, () => true],
  ["the time zone of Jakarta", /\bWIB\b/, () => true],
] as const)("nobody reads %s", (_, word, counts) => {
  const files = globSync(read).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const words = textOf(readFileSync(file, "utf8")).match(new RegExp(word, `${word.flags.replace("g", "")}g`)) ?? [];
    return words.filter((one) => counts(one)).map((one) => `${file}: ${one}`);
  });
  expect(found).toEqual([]);
});

/** Without comments, addresses of imports and names of things. */
const textOf = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n"']*$/gm, "")
    .replace(/^import .*$/gm, "")
    .replace(/\b\w+(?=[:(=.])/g, "");
