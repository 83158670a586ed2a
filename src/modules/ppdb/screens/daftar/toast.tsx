import { Icon } from "./icons.tsx";

export interface Message {
  readonly title: string;
  readonly reason?: string;
  readonly failed: boolean;
}

/** Always in the page, so that screen readers notice what comes into it. */
export const Toast = ({ toast }: { toast: Message | undefined }) => (
  <div className="roti" role="status">
    {toast ? (
      <p className={toast.failed ? "gagal" : undefined}>
        <Icon name={toast.failed ? "wrong" : "done"} />
        <span>
          <b>{toast.title}</b>
          {toast.reason ? <small>{toast.reason}</small> : null}
        </span>
      </p>
    ) : null}
  </div>
);
