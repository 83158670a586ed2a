import Plus from "lucide-react/icons/plus";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { Keadaan } from "../../jalur/load-aturan.server.ts";
import type { JalurPublik } from "../../jalur/read-jalur-publik.server.ts";

type Jalur = JalurPublik["jalur"][number];

const states: Readonly<Record<Keadaan, string>> = {
  ...{ rancangan: "Rancangan", belum: "Belum dibuka" },
  ...{ dibuka: "Sedang dibuka", ditutup: "Sudah ditutup" },
};

/** The ways in: when each is open, how many places it has, what it asks for. Nothing where the period has no waves. */
export function JalurPendaftaran({ data }: { readonly data: JalurPublik | null }) {
  if (data?.jalur.length === 0) return null;
  return (
    <section className="bagian lebar" id="jalur" aria-labelledby="judul-jalur">
      <Heading id="judul-jalur" text="Jalur pendaftaran" lead={data ? `Jumlah pendaftar dihitung pukul ${data.dihitung}.` : undefined} />
      {data ? (
        <div className="jurusan jalur">
          {data.jalur.map((one) => (
            <OneJalur key={one.id} jalur={one} />
          ))}
        </div>
      ) : (
        <Unread what="data jalur pendaftaran" />
      )}
    </section>
  );
}

function OneJalur({ jalur }: { readonly jalur: Jalur }) {
  const { nama, gelombang, keadaan, dibuka, ditutup, kuota, program, pendaftar } = jalur;
  return (
    <details open={keadaan === "dibuka"}>
      <summary>
        <b>
          {nama} <small>{gelombang}</small>
        </b>
        <Icon of={Plus} />
      </summary>
      <div className="tulisan">
        <dl>
          <Fact label="Keadaan" value={states[keadaan]} />
          <Fact label="Waktu" value={`${dibuka} – ${ditutup}`} />
          {kuota === null ? null : <Fact label="Kuota" value={`${kuota} tempat`} />}
          {program.length > 0 ? <Fact label="Kuota program" value={program.join(", ")} /> : null}
          <Fact label="Pendaftar" value={pendaftar === 0 ? "Belum ada" : `${pendaftar} orang`} />
        </dl>
        <Lines title="Syarat" lines={jalur.syarat} />
        <Lines title="Dokumen" lines={jalur.dokumen} />
        <Lines title="Bobot nilai" lines={jalur.bobot} />
        <Lines title="Bila nilainya sama" lines={jalur.seri} />
      </div>
    </details>
  );
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
