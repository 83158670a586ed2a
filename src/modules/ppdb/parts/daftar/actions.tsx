import { Icon } from "./icons.tsx";
import { OnDevice } from "./later.tsx";
import type { Wizard } from "./use-wizard.ts";

/** The foot of a step. The ways between steps appear once they work; the button that sends is always there. */
export function Actions({ number, wizard }: { number: number; wizard: Wizard }) {
  return (
    <div className="kaki-langkah">
      <div className="tombol-langkah">
        {number > 1 ? (
          <button type="button" className="tbl garis antar" onClick={() => wizard.go(number - 1)}>
            <Icon name="back" /> Sebelumnya
          </button>
        ) : null}
        {number < 4 ? (
          <button type="button" className="tbl antar maju" onClick={() => wizard.go(number + 1)}>
            Selanjutnya <Icon name="next" />
          </button>
        ) : (
          <button
            type="submit"
            className="tbl maju"
            disabled={wizard.ready && (!wizard.agreed || wizard.sending)}
            aria-busy={wizard.sending}
          >
            {wizard.sending ? "Mengirim..." : "Kirim Pendaftaran"}
          </button>
        )}
      </div>
      {wizard.kept === "nothing" ? null : <OnDevice wizard={wizard} />}
    </div>
  );
}
