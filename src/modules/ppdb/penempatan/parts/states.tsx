import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { kelasPath } from "#modules/akademik/index.ts";

export const Nobody = ({ periode }: { readonly periode: { readonly tahunAjaran: string } | null }) => (
  <Sheet>
    <EmptyState title="Tidak ada yang menunggu">
      {periode
        ? "Yang diterima pada seleksi muncul di sini sampai menjadi siswa."
        : "Belum ada periode pendaftaran. Tambahkan dulu di menu Periode."}
    </EmptyState>
  </Sheet>
);

export const NoKelas = ({ tahunAjaran }: { readonly tahunAjaran: string }) => (
  <Sheet title={`Kelas ${tahunAjaran} belum ada`}>
    <div className="ui-sheet-body">
      <p>Kelas tahun ini dapat disalin di Kenaikan Kelas, atau ditambahkan satu per satu di Data Kelas.</p>
      <div className="ui-actions">
        <ButtonLink to="/administration/kenaikan">Kenaikan Kelas</ButtonLink>
        <ButtonLink to={kelasPath}>Data Kelas</ButtonLink>
      </div>
    </div>
  </Sheet>
);
