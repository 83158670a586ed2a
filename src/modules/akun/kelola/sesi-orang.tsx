import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { TabelSesi } from "../sesi/tabel-sesi.tsx";
import type { BagianProps } from "./keadaan-akun.tsx";

/** Where the person is signed in. */
export function SesiOrang({ rincian: { sesi, boleh, sendiri }, busy, aksi }: BagianProps) {
  const lain = sesi.filter(({ ini }) => !ini);
  return (
    <Sheet
      title="Sesi"
      aside={
        sendiri ? (
          <ButtonLink to="/administration/password">Akun saya</ButtonLink>
        ) : (
          boleh.akhiri &&
          lain.length > 1 && (
            <Button busy={busy} onClick={() => aksi("akhiri-sesi")}>
              Akhiri semua
            </Button>
          )
        )
      }
    >
      {sesi.length === 0 ? (
        <p className="ui-sheet-body ui-muted">Tidak sedang masuk di mana pun.</p>
      ) : (
        <TabelSesi sesi={sesi} busy={busy} {...(boleh.akhiri ? { onAkhiri: (id: string) => aksi("akhiri-sesi", { sesi: id }) } : {})} />
      )}
    </Sheet>
  );
}
