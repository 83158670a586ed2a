import CheckCheck from "lucide-react/icons/check-check";
import { Form, useLocation, useNavigation } from "react-router";
import { type Scope, scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { mailReadyContext } from "#kit/mail/mail-ready.server.ts";
import type { ReceivedNotice } from "#kit/notices/notice.ts";
import { askForMail, confirmMail, type MailPreference, mailPreference, stopMail } from "#kit/notices/notice-preference.server.ts";
import { listNotices, markAllRead, unreadCount } from "#kit/notices/notices.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { sizes } from "#kit/register/query.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { ListFrame } from "#kit/ui/table/list.tsx";
import type { Route } from "./+types/notices.ts";
import { readPlace } from "./address.ts";
import { type MailAnswer, MailSheet } from "./mail-sheet.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { Which } from "./which.tsx";
import "./notices.css";

export const handle = { crumb: "Notifikasi" };
export const meta = () => [{ title: "Notifikasi" }];

interface Shown {
  readonly rows: readonly ReceivedNotice[];
  readonly total: number;
  readonly unread: number;
  readonly mail: MailPreference | null;
  /** A mail server is named, so that letters can be sent at all. */
  readonly mailReady: boolean;
}

export function loader(args: Route.LoaderArgs): Promise<Shown> {
  const asked = readPlace(new URL(args.request.url).searchParams);
  const mailReady = args.context.get(mailReadyContext);
  return within(args, async (ctx) => ({
    ...(await listNotices(ctx, asked)),
    unread: await unreadCount(ctx),
    mail: await mailPreference(ctx),
    mailReady,
  }));
}

export async function action(args: Route.ActionArgs): Promise<MailAnswer> {
  const form = await readForm(args.request);
  try {
    return { done: await act(args.context.get(scopeContext), form) };
  } catch (error) {
    if (!(error instanceof Refusal) || !["invalid", "tooMany"].includes(error.kind)) throw error;
    return { refused: error.message, ...(error.fields && { fields: error.fields }) };
  }
}

async function act(scope: Scope, form: FormData): Promise<string | null> {
  switch (form.get("aksi")) {
    case "baca-semua":
      await scope.transaction(markAllRead);
      return "Semua notifikasi ditandai sudah dibaca";
    case "surel":
      await scope.transaction((ctx) => askForMail(ctx, String(form.get("surel") ?? "")));
      return "Kode sudah dikirim ke surel Anda";
    case "kode":
      await confirmMail(scope, String(form.get("kode") ?? ""));
      return "Notifikasi akan dikirim juga ke surel Anda";
    case "tanpa-surel":
      await scope.transaction(stopMail);
      return "Notifikasi tidak lagi dikirim ke surel";
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, unread, mail, mailReady } = loaderData;
  const place = readPlace(new URLSearchParams(useLocation().search));
  const busy = useNavigation().formData?.get("aksi") === "baca-semua";
  return (
    <>
      <PageHead title="Notifikasi" lead="Kabar yang perlu Anda ketahui. Buka satu kabar untuk menuju halamannya.">
        {unread > 0 && (
          <Form method="post">
            <Button type="submit" name="aksi" value="baca-semua" icon={CheckCheck} busy={busy}>
              Tandai semua sudah dibaca
            </Button>
          </Form>
        )}
      </PageHead>
      <Which unread={unread} onlyUnread={place.unread} />
      <ListFrame
        path="/notifikasi"
        label="Daftar notifikasi"
        noun="notifikasi"
        {...{ page: place.page, size: place.size, sizes, total }}
        empty={
          <EmptyState title={place.unread ? "Semua sudah dibaca" : "Belum ada notifikasi"}>Kabar baru akan muncul di sini.</EmptyState>
        }
      >
        <ul className="notices">
          {rows.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </ul>
      </ListFrame>
      {mailReady && <MailSheet mail={mail} answer={actionData} />}
    </>
  );
}
