import { Icon } from "./icons.tsx";
import type { Parcel } from "./parcels.ts";
import { Receipt } from "./receipt.tsx";
import type { Wizard } from "./use-wizard.ts";

/** What lies on this device besides the form: numbers that came back, and what waits or was refused for another child. */
export function Kept({ wizard }: { wizard: Wizard }) {
  const { arrived, others, newest } = wizard;
  return (
    <>
      {arrived.map((parcel) =>
        newest?.receipt && parcel.key === newest.key ? (
          <Receipt
            key={parcel.key}
            receipt={newest.receipt}
            fresh={wizard.justArrived}
            name={parcel.name}
            forget={() => wizard.forget(parcel.key)}
          />
        ) : (
          <Earlier key={parcel.key} parcel={parcel} forget={() => wizard.forget(parcel.key)} />
        ),
      )}
      {others.map((parcel) =>
        parcel.refused ? <Refused key={parcel.key} parcel={parcel} wizard={wizard} /> : <Waits key={parcel.key} {...{ parcel, wizard }} />,
      )}
      {arrived.length > 0 ? <h2 className="lagi">Mendaftarkan calon siswa lain?</h2> : null}
    </>
  );
}

export function Earlier({ parcel: { name, receipt }, forget }: { parcel: Parcel; forget: () => void }) {
  return (
    <div className="awas beres">
      <Icon name="done" />
      <div>
        <b>
          {name}: {receipt?.nomor}
        </b>
        <p className="baris">
          <a href={`/daftar/bukti/${receipt?.bukti}`}>Lihat dan cetak bukti</a>
          <button type="button" className="tautan" onClick={forget}>
            Hapus dari perangkat ini
          </button>
        </p>
      </div>
    </div>
  );
}

function Waits({ parcel: { name }, wizard }: { parcel: Parcel; wizard: Wizard }) {
  return (
    <div className="awas" role="status">
      <Icon name="cut" />
      <div>
        <b>Pendaftaran {name} menunggu dikirim.</b>
        <p>Kami mengirimnya begitu ada sambungan, dan menampilkan nomornya di sini.</p>
        <button type="button" className="tbl garis" onClick={wizard.sendWaiting} disabled={wizard.sending}>
          {wizard.sending ? "Mengirim..." : "Kirim sekarang"}
        </button>
      </div>
    </div>
  );
}

function Refused({ parcel, wizard }: { parcel: Parcel; wizard: Wizard }) {
  return (
    <div className="awas tolak" role="alert">
      <Icon name="wrong" />
      <div>
        <b>Pendaftaran {parcel.name} belum diterima.</b>
        <p>{parcel.refused?.sentence}</p>
        <p className="baris">
          <button type="button" className="tbl" onClick={() => wizard.mend(parcel)} disabled={wizard.isTouched}>
            Perbaiki isiannya
          </button>
          <button type="button" className="tautan bahaya" onClick={() => wizard.forget(parcel.key)}>
            Hapus
          </button>
        </p>
        {wizard.isTouched ? <p>Kirim atau hapus dulu isian di bawah, lalu perbaiki yang ini.</p> : null}
      </div>
    </div>
  );
}
