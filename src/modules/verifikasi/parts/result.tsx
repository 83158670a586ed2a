import BadgeCheck from "lucide-react/icons/badge-check";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleX from "lucide-react/icons/circle-x";
import type { ReactNode } from "react";
import { formatDay, isDay } from "#kit/dates.ts";
import { writeCode } from "#kit/typed-code.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import type { Summary } from "../summary.ts";
import { type Answer, answerWords, stateWords } from "./answer.ts";

const image = { baik: BadgeCheck, awas: CircleAlert, buruk: CircleX };

/** The verdict first, then what the paper must say. */
export function Result({ jawaban }: { readonly jawaban: Answer }) {
  const { judul, arti, nada } = answerWords(jawaban);
  const ringkasan = "ringkasan" in jawaban ? jawaban.ringkasan : null;
  return (
    <section className={`hasil ${nada}`} aria-labelledby="hasil">
      <header>
        <Icon of={image[nada]} />
        <div>
          <h2 id="hasil" tabIndex={-1}>
            {judul}
          </h2>
          <p>{arti}</p>
        </div>
      </header>
      {ringkasan && <Keterangan ringkasan={ringkasan} />}
      {jawaban.macam === "sah" && typeof jawaban.keadaan !== "object" && <p className="keadaan">{stateWords(jawaban.keadaan)}</p>}
    </section>
  );
}

function Keterangan({ ringkasan }: { readonly ringkasan: Summary }) {
  const { kode, jenis, nomor, tanggal, perihal, penandatangan, ringkasan: tentang } = ringkasan;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ["Jenis", jenis],
    ["Nomor", nomor && <Breakable text={nomor} />],
    ["Tanggal", isDay(tanggal) ? formatDay(tanggal) : tanggal],
    ["Perihal", perihal],
    ["Tentang", tentang],
    ["Ditandatangani", penandatangan],
    ["Kode", writeCode(kode)],
  ];
  return (
    <dl>
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
