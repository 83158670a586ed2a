import { Icon } from "./icons.tsx";

export interface Trouble {
  /** "waiting": the send may or may not have arrived; the same send may be repeated safely. */
  readonly kind: "refused" | "waiting";
  readonly sentence: string;
  readonly fields: readonly { readonly name: string; readonly sentence: string }[];
}

export function Waiting({ sentence, sending, again }: { sentence: string; sending: boolean; again: () => void }) {
  return (
    <div className="awas tunggu" role="alert" id="menunggu">
      <Icon name="cut" />
      <div>
        <b>{sentence} Pendaftaranmu menunggu dikirim.</b>
        <p>Isian Anda aman di halaman ini. Begitu sambungan kembali, kami mengirimnya lagi; tidak akan tercatat dua kali.</p>
        <button type="button" className="tbl" onClick={again} disabled={sending}>
          {sending ? "Mengirim..." : "Coba lagi"}
        </button>
      </div>
    </div>
  );
}

export function Refusal({ problem: { sentence, fields } }: { problem: Trouble }) {
  return (
    <div className="awas tolak" role="alert" id="masalah" tabIndex={-1}>
      <Icon name="wrong" />
      <div>
        <b>Pendaftaran Gagal</b>
        <p>{sentence}</p>
        {fields.length > 0 ? (
          <ul>
            {fields.map((field) => (
              <li key={field.name}>
                <a href={`#${field.name}`}>{field.sentence}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
