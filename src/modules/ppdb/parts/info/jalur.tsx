import Plus from "lucide-react/icons/plus";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
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

/** The ways in: when each is open, how many places it has, what it asks for. Without waves only what holds for everybody. */
export function JalurPendaftaran({ data }: { readonly data: JalurPublik | null }) {
  if (data?.umum.length === 0) return null;
  const hasPaths = data?.jalur.length !== 0;
  // One shows what all of them hold; the others are compared by their heads, or a phone scrolls through five of them.
  const shown = data?.jalur.find(({ keadaan }) => keadaan === "dibuka")?.id;
  return (
    <section className="bagian lebar" id="jalur" aria-labelledby="judul-jalur">
      <Heading
        id="judul-jalur"
        text={hasPaths ? "Jalur pendaftaran" : "Aturan pendaftaran"}
        lead={data && hasPaths ? `Jumlah pendaftar dihitung pukul ${data.dihitung}.` : undefined}
      />
      {data ? (
        <div className="jurusan jalur">
          <div className="tulisan">
            <Lines title={hasPaths ? "Berlaku untuk semua jalur" : "Berlaku untuk semua pendaftar"} lines={data.umum} />
          </div>
          {data.jalur.map((one) => (
            <OneJalur key={one.id} jalur={one} isOpen={one.id === shown} />
          ))}
        </div>
      ) : (
        <Unread what="data jalur pendaftaran" />
      )}
    </section>
  );
}

function OneJalur({ jalur, isOpen }: { readonly jalur: Jalur; readonly isOpen: boolean }) {
  const { id, nama, gelombang, keadaan, dibuka, ditutup, kuota, program, pendaftar } = jalur;
  return (
    <details open={isOpen}>
      <summary>
        <b>
          {nama}{" "}
          <small>
            {gelombang} · {states[keadaan]}
          </small>
        </b>
        <Icon of={Plus} />
      </summary>
      <div className="tulisan" {...editMark(`jalurPpdb/${id}`)}>
        <dl>
          <Fact label="Keadaan" value={states[keadaan]} />
          <Fact label="Waktu" value={`${dibuka} – ${ditutup}`} />
          {kuota === null ? null : <Fact label="Kuota" value={`${kuota} tempat`} />}
          {program.length > 0 ? <Fact label="Kuota program" value={program.join(", ")} /> : null}
          {keadaan === "belum" ? null : (
            <Fact label="Pendaftar" value={pendaftar === null ? "Kurang dari 5 orang" : `${pendaftar} orang`} />
          )}
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
