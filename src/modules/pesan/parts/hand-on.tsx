import { Sheet } from "#kit/ui/sheet.tsx";
import type { PesanPublik } from "../jenis.ts";
import { Deed } from "./deed.tsx";
import { PersonChoice } from "./person-choice.tsx";

interface Props {
  readonly pesan: PesanPublik;
  readonly people: readonly { readonly id: string; readonly nama: string }[];
  /** Whom a complaint is about. */
  readonly about: readonly string[];
  readonly onDone: (said: string) => void;
  /** It is no longer theirs to see. */
  readonly onMoved: () => void;
}

/** Who else may see this message, and who never. */
export function HandOn({ pesan: { id, versi, jenis, petugasId }, people, about, onDone, onMoved }: Props) {
  const isComplaint = jenis === "pengaduan";
  const others = people.filter((one) => !about.includes(one.id));
  const common = { versi, onDone };
  const moved = (said: string) => {
    onDone(said);
    onMoved();
  };
  return (
    <Sheet title="Siapa yang menangani">
      <div className="ui-sheet-body pesan-penerus">
        <Deed {...common} aksi="teruskan" button="Teruskan">
          <PersonChoice
            key={`${id} ${petugasId}`}
            name="kepada"
            label="Teruskan kepada"
            nobody="Tidak diteruskan"
            people={others}
            chosen={petugasId}
          />
          <p className="ui-hint">
            {isComplaint
              ? "Orang itu membaca isi pengaduan dan dapat mencatat temuannya; nama pengirim tidak terlihat olehnya."
              : "Orang itu membaca pertanyaan ini dan dapat menjawabnya."}
          </p>
        </Deed>
        {isComplaint && (
          <Deed {...common} aksi="terlapor" button="Tandai">
            <fieldset className="ui-field">
              <legend className="ui-label">Orang yang diadukan</legend>
              {people
                .filter((one) => about.includes(one.id))
                .map((one) => (
                  <label key={one.id} className="ui-check">
                    <input type="checkbox" name="orang" value={one.id} defaultChecked />
                    {one.nama}
                  </label>
                ))}
            </fieldset>
            <PersonChoice key={about.join()} name="orang" label="Tambah orang" nobody="Pilih nama" people={others} />
            <p className="ui-hint">Yang ditandai tidak pernah dapat melihat pengaduan ini, apa pun perannya kelak.</p>
          </Deed>
        )}
        <Deed
          {...common}
          onDone={moved}
          then="leave"
          aksi="alihkan"
          button={isComplaint ? "Ini pertanyaan: alihkan ke Tata Usaha" : "Ini pengaduan: alihkan ke Kepala Madrasah"}
        >
          <p className="ui-hint">
            {isComplaint ? "Bila pengirim salah memilih dan isinya bukan pengaduan." : "Sesudah itu hanya Kepala Madrasah yang melihatnya."}
          </p>
        </Deed>
      </div>
    </Sheet>
  );
}
