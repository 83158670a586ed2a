import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { ReceivedNotice } from "#kit/notices/notice.ts";

/** The whole line opens what it is about. */
export function NoticeLine({ notice }: { readonly notice: ReceivedNotice }) {
  const { id, title, body, createdAt, readAt } = notice;
  return (
    <li data-unread={readAt === null ? "" : undefined}>
      <Link to={`/notifikasi/${id}`} prefetch="none">
        <b>
          {readAt === null && <span className="ui-hidden">Belum dibaca: </span>}
          {title}
        </b>
        {body && <span>{body}</span>}
        <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
      </Link>
    </li>
  );
}
