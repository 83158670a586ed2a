import { useState } from "react";
import { dayOf, formatDay } from "#kit/dates.ts";
import { longText, yesNo } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Jaringan, UsulJaringan, ValidJaringan } from "./jaringan.server.ts";
import type { PerangkatContent } from "./load-perangkat.server.ts";

const fields = {
  jaringan: longText({
    label: "Jaringan madrasah",
    max: 1000,
    hint: "Satu tiap baris, misalnya 103.10.66.0/24 atau 2001:db8::/32. Kosongkan untuk tidak mengikat perangkat ke jaringan.",
  }),
  ponsel: yesNo({ label: "Ponsel pegawai juga harus di jaringan ini untuk memakai kode" }),
};

/** To which network devices are bound; it changes when two people want it. */
export function NetworkSheet({ isi: { berlaku, usul, alamat, diDalam, boleh } }: { readonly isi: PerangkatContent }) {
  return (
    <Sheet title="Jaringan madrasah">
      <div className="ui-sheet-body hadir-jaringan">
        {berlaku ? (
          <Berlaku berlaku={berlaku} />
        ) : (
          <p className="ui-error" role="alert">
            Jaringan madrasah belum diatur, jadi kios dan layar kode dapat dipakai dari mana saja. Segera atur di sini.
          </p>
        )}
        <p>
          Alamat perangkat yang Anda pakai sekarang: <b>{alamat}</b>
          {diDalam !== null && `, di ${diDalam ? "dalam" : "luar"} jaringan madrasah`}.
          {isSetempat(alamat) && " Server melihat semua orang dari alamat ini; minta pengelola server mengisi TRUSTED_PROXIES."}
        </p>
        {usul ? <Waiting usul={usul} putuskan={boleh.putuskan} /> : boleh.ajukan && <Propose berlaku={berlaku} />}
      </div>
    </Sheet>
  );
}

function Berlaku({ berlaku: { jaringan, ponsel, ditolak } }: { readonly berlaku: ValidJaringan }) {
  return (
    <>
      {ditolak.length > 0 && (
        <p className="ui-error" role="alert">
          Jaringan <b>{ditolak.join(", ")}</b> terlalu luas atau keliru, jadi tidak dipakai lagi.{" "}
          {jaringan.length === 0 && "Kios dan layar kode tidak dapat dipakai dari mana pun. "}
          Segera ajukan yang benar di sini.
        </p>
      )}
      {jaringan.length > 0 && (
        <p>
          Perangkat hanya mencatat di <b>{jaringan.join(", ")}</b>.{" "}
          {ponsel ? "Ponsel juga harus di jaringan ini." : "Ponsel boleh memakai kode dari jaringan lain."}
        </p>
      )}
    </>
  );
}

/** Seen from a proxy on the same machine that nobody has named, everybody comes from here. */
const isSetempat = (alamat: string): boolean => alamat === "::1" || alamat.startsWith("127.");

function Propose({ berlaku }: { readonly berlaku: Jaringan | null }) {
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const [jaringan, setJaringan] = useState(berlaku?.jaringan.join("\n") ?? "");
  const [ponsel, setPonsel] = useState(berlaku?.ponsel ?? true);
  const errors = ditolak?.fields ?? {};
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) kirim(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="aksi" value="ajukan-jaringan" />
      {dialog}
      <ErrorSummary title={ditolak?.sentence} errors={errors} fields={fields} />
      <div className="ui-fields">
        <FieldPiece
          name="jaringan"
          field={fields.jaringan}
          value={jaringan}
          error={errors.jaringan}
          full
          onType={(nilai) => setJaringan(String(nilai ?? ""))}
        />
        <FieldPiece name="ponsel" field={fields.ponsel} value={ponsel} full onType={(nilai) => setPonsel(nilai !== "")} />
      </div>
      <Button type="submit" look="primary" busy={busy} busyText="Mengajukan...">
        Ajukan perubahan
      </Button>
    </form>
  );
}

function Waiting({ usul, putuskan }: { readonly usul: UsulJaringan; readonly putuskan: boolean }) {
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const putus = (aksi: string) => {
    const data = new FormData();
    data.set("aksi", aksi);
    data.set("id", usul.id);
    kirim(data);
  };
  return (
    <section aria-label="Perubahan yang menunggu" className="hadir-usul">
      {dialog}
      <p>
        Menunggu orang kedua: {usul.oleh} ({formatDay(dayOf(usul.pada))}) mengusulkan{" "}
        <b>{usul.jaringan.length > 0 ? usul.jaringan.join(", ") : "tanpa ikatan jaringan"}</b>
        {usul.jaringan.length > 0 && (usul.ponsel ? ", juga untuk ponsel" : ", tidak untuk ponsel")}.
      </p>
      {ditolak && (
        <p className="ui-error" role="alert">
          {ditolak.sentence}
        </p>
      )}
      {putuskan && (
        <div className="ui-actions">
          {!usul.sendiri && (
            <Button look="primary" busy={busy} onClick={() => putus("terima-jaringan")}>
              Setujui
            </Button>
          )}
          <Button onClick={() => putus("tolak-jaringan")}>{usul.sendiri ? "Tarik kembali" : "Tolak"}</Button>
        </div>
      )}
    </section>
  );
}
