import Plus from "lucide-react/icons/plus";
import { Button } from "../button.tsx";
import { Progress } from "../feedback/progress.tsx";
import { EmptyState, ErrorState, Skeleton } from "../feedback/states.tsx";
import { Sheet } from "../sheet.tsx";
import { Badge, Tag, type Tone } from "../tag.tsx";

const tones: readonly Tone[] = ["neutral", "success", "warning", "danger", "info"];

export function Words({ scheme }: { readonly scheme: string }) {
  return (
    <>
      <div className="ui-actions">
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Badge count={3} meaning="belum dibaca" />
        <Badge count={140} />
      </div>
      <Progress label={`Mengimpor, ${scheme}`} done={340} total={1000} />
      <Progress label="Menyiapkan berkas" total={1} />
    </>
  );
}

export function States({ scheme }: { readonly scheme: string }) {
  return (
    <>
      <Sheet title={`Kosong, ${scheme}`}>
        <EmptyState
          title="Belum ada agenda"
          actions={
            <Button look="primary" icon={Plus}>
              Tambah Agenda
            </Button>
          }
        >
          Catat acara pertama, supaya semua orang tahu.
        </EmptyState>
      </Sheet>
      <Sheet title={`Gagal, ${scheme}`}>
        <ErrorState title="Gagal mengambil agenda">Sambungan ke server terputus. Yang sudah disimpan aman.</ErrorState>
      </Sheet>
      <Sheet title={`Menunggu, ${scheme}`}>
        <Skeleton rows lines={3} />
        <Skeleton />
      </Sheet>
    </>
  );
}
