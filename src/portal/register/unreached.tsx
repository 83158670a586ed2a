import { useLocation, useRouteLoaderData } from "react-router";
import { ErrorState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import type { ShellData } from "../shell.tsx";

interface UnreachedProps {
  /** Absent: the server could not be asked; what the menu calls the page stands in its place. */
  readonly title: string | undefined;
}

/** Only this list is lost when the connection is; the rest of the page lives on. */
export function Unreached({ title }: UnreachedProps) {
  const { pathname } = useLocation();
  const shell = useRouteLoaderData<ShellData>("portal");
  const called = title ?? shell?.menu.find(({ to }) => to === pathname)?.label ?? "Daftar ini";
  return (
    <>
      <PageHead title={called} />
      <section className="ui-sheet">
        <ErrorState title={`Gagal mengambil ${called.toLowerCase()}`}>
          Sambungan ke server terputus. Data yang sudah Anda simpan aman.
        </ErrorState>
      </section>
    </>
  );
}

/** The name of a list's tab. */
export const listMeta = (loaded: { readonly register: { readonly title: string } } | { readonly title?: string } | undefined) => {
  const title = loaded && ("register" in loaded ? loaded.register.title : loaded.title);
  return title === undefined ? [] : [{ title }];
};
